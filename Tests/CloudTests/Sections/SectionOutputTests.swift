import Cloud
import TagLayout
import Testing

/// Sections in JSON, in orders, and in the command line.
@Suite struct SectionOutputTests {
  private static let list = TagList(sections: [
    ("one \"1\"", ["b", "a"]), ("", []), ("two", ["c"]),
  ])

  @Test func sectionsStandBeforeTheLines() {
    #expect(
      bracketed(Self.list, width: 20).json == """
        {"schema":1,"widthMode":"wcwidth","alignDirection":"left","scrollDirection":"vertical",
         "container":{"width":20,"height":0,"source":"option"},"contentSize":{"width":20,"height":5},"hidden":0,
         "sections":[{"index":0,"title":"one \\"1\\"","items":[0,1],"header":{"x":0,"y":0,"width":20,"height":1}},
          {"index":1,"title":"","items":[],"header":{"x":0,"y":2,"width":20,"height":1}},
          {"index":2,"title":"two","items":[2],"header":{"x":0,"y":3,"width":20,"height":1}}],
         "lines":[{"index":0,"y":1,"height":1,"used":7,"free":13,"end":"end","items":[0,1]},
          {"index":1,"y":4,"height":1,"used":3,"free":17,"end":"end","items":[2]}],
         "items":[{"index":0,"text":"b","section":0,"shown":"b","line":0,"truncated":false,"frame":{"x":0,"y":1,"width":3,"height":1}},
          {"index":1,"text":"a","section":0,"shown":"a","line":0,"truncated":false,"frame":{"x":4,"y":1,"width":3,"height":1}},
          {"index":2,"text":"c","section":2,"shown":"c","line":1,"truncated":false,"frame":{"x":0,"y":4,"width":3,"height":1}}]}

        """)
  }

  @Test func hiddenSectionsHaveNoHeader() {
    let cloud = bracketed(Self.list, width: 13) {
      $0.layout.maximumLines = 1
      $0.layout.maximumItemsPerLine = 1
    }
    #expect(cloud.printed == ["── one \"1\" ──", "[b] [+2 more]"])
    #expect(cloud.json.contains(#""title":"two","items":[2],"header":null}"#))
    #expect(
      cloud.json.contains(
        #"{"index":2,"text":"c","section":2,"shown":"","line":null,"truncated":false,"frame":null}"#
      ))
  }

  @Test func onlyEmptySectionsAreADocumentToo() {
    let cloud = bracketed(TagList(sections: [("one", [])]), width: 9)
    #expect(
      cloud.json == """
        {"schema":1,"widthMode":"wcwidth","alignDirection":"left","scrollDirection":"vertical",
         "container":{"width":9,"height":0,"source":"option"},"contentSize":{"width":9,"height":1},"hidden":0,
         "sections":[{"index":0,"title":"one","items":[],"header":{"x":0,"y":0,"width":9,"height":1}}],
         "lines":[],
         "items":[]}

        """)
  }

  @Test(arguments: [
    (TagOrder.name, ["aaaa", "bbb", "cc", "ddd", "ffff", "gg", "hhh", "iii"]),
    (.width, ["cc", "bbb", "ddd", "aaaa", "gg", "hhh", "iii", "ffff"]),
    (.packed, ["aaaa", "cc", "bbb", "ddd", "ffff", "gg", "hhh", "iii"]),
  ]) func ordersStayWithinSections(order: TagOrder, texts: [String]) {
    let tags = TagList(sections: [
      ("one", ["aaaa", "bbb", "cc", "ddd"]), ("none", []), ("two", ["ffff", "hhh", "gg", "iii"]),
    ])
    var cloud = bracketed(tags, width: 10) { $0.layout.minimumInteritemSpacing = 0 }
    let undo = cloud.sort(by: order)
    #expect(cloud.tags.texts == texts)
    #expect((0..<3).map { cloud.tags.section(at: $0).tags } == [0..<4, 4..<4, 4..<8])
    cloud.sort(by: .input)
    #expect(cloud.tags == tags)
    cloud.sort(by: order)
    cloud.apply(undo)
    #expect(cloud.tags == tags)
  }

  @Test func commandLinesSayWhatTheyLeaveOut() {
    let command = CommandLineWriter.command(for: bracketed(Self.list), width: 20)
    #expect(command.text.hasSuffix("-- b a c  # without the sections: no command line holds them"))
  }
}
