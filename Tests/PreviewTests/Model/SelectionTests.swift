import Cloud
import TagLayout
import Testing

@testable import Preview

@Suite("Selection")
struct SelectionTests {
  // 0         1         2
  // 0123456789012345678901
  // [aaaa] [bb] [cccc]
  // [dddddddddddddddd]
  // [e] [ff] [gggggg]
  private let tags = ["aaaa", "bb", "cccc", "dddddddddddddddd", "e", "ff", "gggggg"]

  private func path(_ preview: Preview, _ keys: String) -> [String] {
    var preview = preview
    return keys.map { key in
      preview.type(String(key))
      return preview.selected ?? ""
    }
  }

  @Test("keeps its column from line to line")
  func stickyColumn() {
    let preview = Preview.compact(tags, 20, 12)
    #expect(
      path(preview, "lljjkk") == [
        "bb", "cccc", "dddddddddddddddd", "gggggg", "dddddddddddddddd", "cccc",
      ])
  }

  @Test("forgets the column with a step along the line")
  func columnForgotten() {
    let preview = Preview.compact(tags, 20, 12)
    #expect(
      path(preview, "lljjhkk") == [
        "bb", "cccc", "dddddddddddddddd", "gggggg", "ff", "dddddddddddddddd", "aaaa",
      ])
  }

  @Test("stays at the ends")
  func ends() {
    let preview = Preview.compact(tags, 20, 12)
    #expect(path(preview, "hkg") == ["aaaa", "aaaa", "aaaa"])
    #expect(path(preview, "Glj") == ["gggggg", "gggggg", "gggggg"])
  }

  @Test("goes by the screen in columns")
  func columns() {
    // [aaaa], [bb] and [cccc] are a column, with a free row between them; then come [d…], [e] and
    // [ff], and [gggggg] alone.
    var preview = Preview.compact(tags, 60, 12)
    preview.type("vw")
    preview.type("5")
    preview.press(.enter)
    #expect(path(preview, "jllhk") == ["bb", "e", "gggggg", "e", "dddddddddddddddd"])
  }

  @Test("follows what the eye sees in rightData")
  func rightData() {
    let preview = Preview.compact(tags, 20, 12, settings: { $0.layout.alignDirection = .rightData })
    #expect(path(preview, "lh").count == 2)
    // The first tag is right-most; below it stands the long one, and the last line's first.
    #expect(path(preview, "jj") == ["dddddddddddddddd", "e"])
  }

  @Test("puts the hardware cursor on the box, hidden")
  func cursor() {
    let preview = Preview(["swift", "ncurses"], 80, 24).typing("l")
    let screen = preview.model.view()
    #expect(screen.cursor == Point(x: 10, y: 1))
    #expect(!screen.isCursorVisible)
  }

  @Test("means nothing in an empty list")
  func empty() {
    var preview = Preview([], 40, 12)
    preview.type("hjklgG")
    preview.press(.pageDown, .pageUp)
    #expect(preview.selected == nil)
    #expect(preview.rows[5].contains("no tags \u{2013} a adds one"))
  }
}
