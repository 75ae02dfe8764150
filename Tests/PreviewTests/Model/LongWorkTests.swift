import Cloud
import TagLayout
import TestSupport
import Testing

@testable import Preview

@Suite("Work that takes longer than a frame")
struct LongWorkTests {
  private static let count = LongWork.manyTags
  /// `t99999`, `t99998` … : as far from the order by name as can be.
  private static let many = TagList((0..<count).map { "t\(count - 1 - $0)" })

  private var preview: Preview {
    Preview(list: LongWorkTests.many, 80, 24) { $0.box = .bracket }
  }

  @Test(
    "is told by a frame before it is done",
    arguments: [
      ("s", " sorting 100000 tags", " sorted by name \u{2013} u undoes"),
      ("z", " shuffling 100000 tags", " shuffled \u{2013} u undoes"),
    ])
  func orders(_ key: String, first: String, then: String) {
    var preview = preview
    preview.type(key)
    #expect(preview.effects == [.continueAfterFrame])
    #expect(preview.bottom == first)
    #expect(preview.model.cloud.tags[0] == "t99999", "nothing is done yet")
    #expect(preview.model.history.undoable.isEmpty)
    preview.send(.continued)
    #expect(preview.bottom == then)
    #expect(preview.model.history.undoable.count == 1)
    #expect(preview.model.cloud.tags[0] != "t99999")
    preview.type("u")
    #expect(preview.model.cloud.tags[0] == "t99999")
    #expect(preview.effects == [.continueAfterFrame])
  }

  @Test("a needle stands on the screen before it is looked for")
  func find() {
    var preview = preview.typing("/")
    #expect(preview.effects.isEmpty)
    preview.type("t7")
    #expect(preview.bottom.hasPrefix(" find: t7"))
    #expect(preview.bottom.hasSuffix("searching 100000 tags"))
    preview.send(.continued)
    #expect(preview.selected == "t79999")
    #expect(!preview.bottom.contains("searching"))
    preview.press(.enter)
    #expect(preview.bottom == " searching 100000 tags")
    preview.send(.continued)
    #expect(preview.bottom.hasPrefix(" match 1 of 11111"))
    preview.type("n")
    #expect(preview.selected == "t79999")
    preview.send(.continued)
    #expect(preview.selected == "t79998")
  }

  @Test("is done before whatever comes next, frame or none")
  func order() {
    for key in ["s", "z", "/t7\r", "/t7\rn", "su", "zd", "/t\u{1B}", "/q\u{7F}t5\r"] {
      var slow = preview
      var eager = preview
      for scalar in key.unicodeScalars {
        let key: Key =
          switch scalar {
          case "\r": .enter
          case "\u{1B}": .escape
          case "\u{7F}": .backspace
          default: .character(scalar)
          }
        let event = Event.key(key)
        slow.send(event)
        eager.send(event, .continued)
      }
      slow.send(.resize(Size(width: 70, height: 24)))
      eager.send(.resize(Size(width: 70, height: 24)))
      #expect(slow.rows == eager.rows, "\(key.debugDescription)")
    }
  }

  @Test("fewer tags are done with at once")
  func few() {
    var preview = Preview(["b", "a"])
    preview.type("s/a")
    preview.press(.enter)
    preview.type("nz")
    #expect(preview.effects.isEmpty)
  }

  @Test("an event without work to go on with changes nothing")
  func nothing() {
    var preview = Preview()
    let before = preview.rows
    preview.send(.continued)
    #expect(preview.rows == before)
    #expect(preview.effects.isEmpty)
  }
}
