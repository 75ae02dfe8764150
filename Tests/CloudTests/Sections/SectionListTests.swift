import Testing

@testable import Cloud

/// How lists get their sections.
@Suite struct SectionListTests {
  private func sections(_ tags: TagList) -> [TagSection] {
    (0..<tags.sectionCount).map { tags.section(at: $0) }
  }

  @Test func listsHaveNoneUnlessGivenSome() {
    let tags: TagList = ["a", "b"]
    #expect(!tags.hasSections)
    #expect(tags.sectionCount == 0)
    #expect(tags.section(containing: 1) == nil)
    #expect(tags.sections == nil)
    #expect(tags.sectionLengths == [])
    #expect(!TagList(sections: []).hasSections)
  }

  @Test func titlesAndRangesAreAsGiven() {
    let tags = TagList(sections: [("fruit", ["apple", "pear"]), ("", []), ("roots", ["beet"])])
    #expect(
      sections(tags) == [
        TagSection(title: "fruit", tags: 0..<2), TagSection(title: "", tags: 2..<2),
        TagSection(title: "roots", tags: 2..<3),
      ])
    #expect((0..<3).map { tags.section(containing: $0) } == [0, 0, 2])
    #expect(tags.texts == ["apple", "pear", "beet"])
    #expect(tags.sectionLengths == [2, 0, 1])
  }

  @Test func tagsBeforeTheFirstSectionHaveOneWithoutATitle() {
    var tags: TagList = ["loose"]
    tags.beginSection("fruit")
    tags.append("apple")
    #expect(tags == TagList(sections: [("", ["loose"]), ("fruit", ["apple"])]))
  }

  @Test func listsOneAfterAnother() {
    let plain: TagList = ["a", "b"]
    let divided = TagList(sections: [("one", ["c"]), ("two", [])])
    var tags = plain
    tags.append(contentsOf: divided)
    #expect(tags == TagList(sections: [("", ["a", "b"]), ("one", ["c"]), ("two", [])]))
    tags.append(contentsOf: plain)
    #expect(tags == TagList(sections: [("", ["a", "b"]), ("one", ["c"]), ("two", ["a", "b"])]))
    tags.append(contentsOf: divided)
    #expect(tags.sectionLengths == [2, 1, 2, 1, 0])
    #expect(tags.section(at: 3).title == "one")
    var none = TagList()
    none.append(contentsOf: divided)
    #expect(none == divided)
  }

  @Test func aFileASection() {
    var tags = TagList()
    for (name, file) in [("a.txt", ["x"] as TagList), ("empty.txt", []), ("b.txt", ["y", "z"])] {
      tags.beginSection(name)
      tags.append(contentsOf: file)
    }
    #expect(
      tags == TagList(sections: [("a.txt", ["x"]), ("empty.txt", []), ("b.txt", ["y", "z"])]))
  }

  @Test func sectionsCountInEquality() {
    let tags = TagList(sections: [("one", ["a", "b"])])
    #expect(tags != ["a", "b"])
    #expect(["a", "b"] != tags)
    #expect(tags != TagList(sections: [("One", ["a", "b"])]))
    #expect(tags != TagList(sections: [("one", ["a"]), ("one", ["b"])]))
    var edited = TagList(sections: [("one", ["b"])])
    edited.apply(.insert(["a"], at: 0))
    #expect(tags == edited)
  }

  @Test func titlesCountAgainstTheLimit() {
    var tags = TagList()
    tags.limit = 5
    let taken = [
      tags.beginSection("four"), tags.beginSection("xy"), tags.append("a"), tags.append("b"),
    ]
    #expect(taken == [true, false, true, false])
    #expect(sections(tags) == [TagSection(title: "four", tags: 0..<1)])
  }
}
