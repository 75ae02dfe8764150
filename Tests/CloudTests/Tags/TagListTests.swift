import Testing

@testable import Cloud

@Suite struct TagListTests {
  @Test func keepsTextsAsTheyAre() {
    let texts = ["made", "", " in ", "日本", "x\u{0}y", "e\u{301}"]
    let tags = TagList(texts)
    #expect(tags.count == 6)
    #expect(tags.texts.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
    #expect(tags.withUTF8(at: 3) { $0.count } == 6)
    #expect(tags.byteCount(at: 3) == 6)
    #expect(TagList().isEmpty)
  }

  @Test func isEqualByContentNotByHistory() {
    var edited: TagList = ["a", "x", "c"]
    edited.apply(.replace(1, with: "b"))
    #expect(edited == ["a", "b", "c"])
    #expect(edited != ["a", "b"])
    // Canonically equivalent, and two tags all the same.
    #expect(TagList(["caf\u{E9}"]) != TagList(["cafe\u{301}"]))
    #expect(TagList(["ab", "c"]) != TagList(["a", "bc"]))
  }

  @Test func appendsAnotherList() {
    var tags: TagList = ["a"]
    let hasRoom = tags.append(contentsOf: ["b", "日本"])
    #expect(hasRoom)
    let hasRoomForOne = tags.append("c")
    #expect(hasRoomForOne)
    #expect(tags == ["a", "b", "日本", "c"])
    var empty = TagList()
    let isTaken = empty.append(contentsOf: tags)
    #expect(isTaken)
    #expect(empty == tags)
  }

  @Test func takesNoTextBeyondItsLimit() {
    var tags: TagList = ["abc"]
    tags.limit = 6
    let added = [tags.append("four"), tags.append(contentsOf: ["two", "x"])]
    #expect(added == [false, false])
    let inverses = [
      tags.apply(.insert(["xy", "yz"], at: 0)), tags.apply(.replace(0, with: "four")),
    ]
    #expect(inverses == [.remove(0..<0), .remove(0..<0)])
    #expect(tags == ["abc"])
    tags.append("def")
    #expect(tags == ["abc", "def"])
  }
}
