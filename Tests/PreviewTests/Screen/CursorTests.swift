import Cloud
import TagLayout
import Testing

@testable import Preview

/// Where the cursor stands: screen readers and magnifiers follow it.
@Suite("The cursor")
struct CursorTests {
  private func cursor(_ preview: Preview) -> Point { preview.model.view().cursor }

  @Test("stands hidden on the selected box")
  func onTheBox() {
    var preview = Preview.compact(Preview.words, 40, 12)
    #expect(cursor(preview) == Point(x: 0, y: 1))
    preview.press(.right)
    #expect(cursor(preview) == Point(x: 7, y: 1))
    preview.press(.down)
    #expect(cursor(preview) == Point(x: 0, y: 2))
    preview.type("r")
    #expect(cursor(preview) == Point(x: 0, y: 3), "below the ruler")
    preview.type("2")
    #expect(cursor(preview) == Point(x: 8, y: 3), "where the alignment puts it")
    preview.type("M")
    #expect(cursor(preview) == Point(x: 8, y: 3), "a message leaves it there")
    #expect(!preview.model.view().isCursorVisible)
  }

  @Test("stays on a box of which only a part is on the screen")
  func cut() {
    var options = Model.Options()
    options.width = 0
    var preview = Preview.compact(
      ["one", String(repeating: "x", count: 90)], 40, 12, options: options)
    preview.press(.right)
    let frame = preview.model.frame(of: 1)
    let x = max(0, frame.x - preview.model.viewport.origin.x)
    #expect(cursor(preview) == Point(x: x, y: 1))
  }

  @Test("stands in the line that is typed, seen")
  func prompt() {
    var preview = Preview.compact(Preview.words, 40, 12).typing("eab")
    #expect(cursor(preview) == Point(x: 13, y: 11))
    #expect(preview.model.view().isCursorVisible)
    preview.press(.home)
    #expect(cursor(preview) == Point(x: 7, y: 11))
    preview.press(.escape)
    #expect(cursor(preview) == Point(x: 0, y: 1))
    #expect(!preview.model.view().isCursorVisible)
  }

  @Test("stands on the last shown tag when the selected one is hidden")
  func hidden() {
    var preview = Preview.compact(Preview.words, 40, 12).pressing(.end)
    #expect(cursor(preview) == Point(x: 14, y: 2))
    preview.type("m1")
    preview.press(.enter)
    let last = preview.model.cloud.arrangement.visibleCount - 1
    #expect(last < 5)
    #expect(cursor(preview) == Point(x: preview.model.frame(of: last).x, y: 1))
  }

  @Test("stands on the words that stand in place of tags")
  func nothing() {
    let empty = Preview.compact([], 40, 12)
    let row = cursor(empty).y
    #expect(empty.rows[row].dropFirst(cursor(empty).x) == "no tags \u{2013} a adds one")
    let narrow = Preview.compact(Preview.words, 40, 12) { $0.layout.sectionInset.left = 60 }
    #expect(narrow.rows[cursor(narrow).y].dropFirst(cursor(narrow).x).hasPrefix("no room"))
    let sections = Preview(list: TagList(sections: [("Title", []), ("Other", [])]), 40, 12)
    let place = cursor(sections)
    #expect(sections.rows[place.y].dropFirst(place.x).hasPrefix("no tags"))
    #expect(cursor(Preview.compact([], 0, 0)) == .zero)
    #expect(cursor(Preview.compact([], 1, 1)) == .zero)
  }

  @Test("stands at the start of a page")
  func page() {
    let preview = Preview.compact(Preview.words, 40, 12).typing("?")
    #expect(cursor(preview) == .zero)
    #expect(!preview.model.view().isCursorVisible)
  }
}
