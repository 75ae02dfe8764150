import Cloud
import Foundation
import TagLayout
import TestSupport
import Testing

@Suite struct JSONWriterTests {
  @Test func writesKeysInTheirOrder() {
    let cloud = bracketed(["made", "in", "China", "UIView", "UITableView"], width: 30) {
      $0.layout.alignDirection = .center
    }
    #expect(
      cloud.json == """
        {"schema":1,"widthMode":"wcwidth","alignDirection":"center","scrollDirection":"vertical",
         "container":{"width":30,"height":0,"source":"option"},"contentSize":{"width":30,"height":2},"hidden":0,
         "lines":[{"index":0,"y":0,"height":1,"used":28,"free":2,"end":"full","items":[0,1,2,3]},
          {"index":1,"y":1,"height":1,"used":13,"free":17,"end":"end","items":[4]}],
         "items":[{"index":0,"text":"made","shown":"made","line":0,"truncated":false,"frame":{"x":1,"y":0,"width":6,"height":1}},
          {"index":1,"text":"in","shown":"in","line":0,"truncated":false,"frame":{"x":8,"y":0,"width":4,"height":1}},
          {"index":2,"text":"China","shown":"China","line":0,"truncated":false,"frame":{"x":13,"y":0,"width":7,"height":1}},
          {"index":3,"text":"UIView","shown":"UIView","line":0,"truncated":false,"frame":{"x":21,"y":0,"width":8,"height":1}},
          {"index":4,"text":"UITableView","shown":"UITableView","line":1,"truncated":false,"frame":{"x":8,"y":1,"width":13,"height":1}}]}

        """)
  }

  @Test func columnsHaveAPlaceAndAWidth() {
    var settings = CloudSettings()
    settings.box = .bracket
    settings.padding = 0
    settings.layout.scrollDirection = .horizontal
    settings.layout.minimumLineSpacing = 2
    let cloud = ArrangedCloud(
      tags: ["abcdef", "b", "c"], settings: settings,
      container: Container(width: 20, height: 3, source: .terminal))
    #expect(
      cloud.json == """
        {"schema":1,"widthMode":"wcwidth","alignDirection":"left","scrollDirection":"horizontal",
         "container":{"width":20,"height":3,"source":"terminal"},"contentSize":{"width":13,"height":3},"hidden":0,
         "lines":[{"index":0,"x":0,"width":8,"used":3,"free":0,"end":"full","items":[0,1]},
          {"index":1,"x":10,"width":3,"used":1,"free":2,"end":"end","items":[2]}],
         "items":[{"index":0,"text":"abcdef","shown":"abcdef","line":0,"truncated":false,"frame":{"x":0,"y":0,"width":8,"height":1}},
          {"index":1,"text":"b","shown":"b","line":0,"truncated":false,"frame":{"x":0,"y":2,"width":3,"height":1}},
          {"index":2,"text":"c","shown":"c","line":1,"truncated":false,"frame":{"x":10,"y":0,"width":3,"height":1}}]}

        """)
  }

  @Test func hiddenTagsHaveNoPlace() {
    let cloud = bracketed(["made", "in", "China", "UIView"], width: 17) {
      $0.layout.maximumLines = 1
      $0.layout.alignDirection = .spaceEvenly
    }
    #expect(cloud.printed == ["[made] [+3 more]"])
    #expect(
      cloud.json == """
        {"schema":1,"widthMode":"wcwidth","alignDirection":"spaceEvenly","scrollDirection":"vertical",
         "container":{"width":17,"height":0,"source":"option"},"contentSize":{"width":17,"height":1},"hidden":3,
         "lines":[{"index":0,"y":0,"height":1,"used":16,"free":1,"end":"maximumLines","items":[0]}],
         "items":[{"index":0,"text":"made","shown":"made","line":0,"truncated":false,"frame":{"x":0,"y":0,"width":6,"height":1}},
          {"index":1,"text":"in","shown":"","line":null,"truncated":false,"frame":null},
          {"index":2,"text":"China","shown":"","line":null,"truncated":false,"frame":null},
          {"index":3,"text":"UIView","shown":"","line":null,"truncated":false,"frame":null}]}

        """)
  }

  @Test func saysWhyEachLineEnded() {
    func ends(_ change: (inout CloudSettings) -> Void) -> [String] {
      bracketed(["aaaa", "bbbb", "cccc", "dddd"], width: 20, change).json
        .split(separator: "\"end\":\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }
    #expect(ends { _ in } == ["full", "end"])
    #expect(ends { $0.layout.lineBreaking = .balanced } == ["balanced", "end"])
    #expect(ends { $0.layout.maximumItemsPerLine = 2 } == ["maximumItems", "end"])
    #expect(ends { $0.layout.maximumLines = 1 } == ["maximumLines"])
  }

  @Test func nothingIsAnEmptyDocument() {
    let cloud = ArrangedCloud(
      tags: [], settings: CloudSettings(), container: Container(width: 80))
    #expect(
      cloud.json == """
        {"schema":1,"widthMode":"wcwidth","alignDirection":"left","scrollDirection":"vertical",
         "container":{"width":80,"height":0,"source":"default"},"contentSize":{"width":80,"height":0},"hidden":0,
         "lines":[],
         "items":[]}

        """)
  }

  @Test(arguments: [
    ("CI/CD", #"CI/CD"#), ("say \"hi\"", #"say \"hi\""#), ("back\\slash", #"back\\slash"#),
    ("日本 👩‍💻", "日本 👩‍💻"), ("tab\there", #"tab\there"#), ("\u{2028}sep", #"\u2028sep"#),
    ("\r\n\u{8}\u{C}", #"\r\n\b\f"#), ("\u{0}\u{1B}\u{7F}", #"\u0000\u001b\u007f"#),
    ("\u{85}\u{9B}", #"\u0085\u009b"#),
    ("\u{202E}\u{2066}\u{200F}\u{61C}", #"\u202e\u2066\u200f\u061c"#),
    ("e\u{301}", "e\u{301}"), ("", ""),
  ]) func escapes(text: String, escaped: String) {
    let json = Array(bracketed([text]).json.utf8)
    let expected = Array(#"{"index":0,"text":"\#(escaped)","shown":"#.utf8)
    #expect(json.contains(expected))
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>) func isValidAndLossless(seed: UInt64) throws {
    struct Document: Decodable {
      struct Item: Decodable {
        let text, shown: String
        let line: Int?
        let truncated: Bool
        let frame: [String: Int]?
      }
      struct Line: Decodable { let items: [Int] }
      let items: [Item]
      let lines: [Line]
      let contentSize: [String: Int]
      let hidden: Int
    }
    var random = SeededRandom(seed: seed)
    let cloud = random.cloud()
    let json = cloud.json
    #expect(json == cloud.json)
    #expect(json.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
    let document = try JSONDecoder().decode(Document.self, from: Data(json.utf8))
    #expect(document.items.map { Array($0.text.utf8) } == cloud.tags.texts.map { Array($0.utf8) })
    let visible = cloud.tags.count - document.hidden
    #expect(document.lines.flatMap(\.items) == Array(0..<visible))
    #expect(document.contentSize["height"] == cloud.arrangement.contentSize.height)
    for (index, item) in document.items.enumerated() {
      guard index < visible else {
        #expect(item.line == nil && item.frame == nil && item.shown == "" && !item.truncated)
        continue
      }
      let (frame, shown) = (cloud.frames[index], cloud.shown(at: index))
      #expect(
        item.frame
          == ["x": frame.x, "y": frame.y, "width": frame.width, "height": frame.height])
      #expect(item.shown == shown.text)
      #expect(item.truncated == shown.isTruncated)
      let line = try #require(item.line)
      #expect(document.lines[line].items.contains(index))
    }
  }
}
