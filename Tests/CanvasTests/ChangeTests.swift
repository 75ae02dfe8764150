import Canvas
import CellText
import TagLayout
import Testing

@Suite("How rows change")
struct ChangeTests {
  private func canvas(_ text: String, width: Int = 8, style: Style = .plain) -> Canvas {
    var canvas = Canvas(size: Size(width: width, height: 1))
    canvas.write(text, at: .zero, style: style, profile: .wcwidth)
    return canvas
  }

  @Test(
    "The text of each cell, then the style",
    arguments: [
      ("a", "a", Canvas.RowChange.none), ("a", "b", .text), ("a", "", .text), ("", "", .none),
      ("e\u{301}", "e\u{301}", .none), ("e\u{301}", "e\u{302}", .text), ("é", "e\u{301}", .text),
      ("本", "本", .none), ("本", "日", .text), ("本", "ab", .text),
      // The same text, canonically, in other scalars.
      ("q\u{307}\u{323}", "q\u{323}\u{307}", .text),
    ])
  func text(old: String, new: String, expected: Canvas.RowChange) {
    #expect(canvas(new).change(ofRow: 0, since: canvas(old)) == expected)
  }

  @Test("A style alone is less than other text")
  func style() {
    let reversed = Style(.reverse)
    #expect(canvas("a本", style: reversed).change(ofRow: 0, since: canvas("a本")) == .style)
    #expect(canvas("b", style: reversed).change(ofRow: 0, since: canvas("a")) == .text)
  }

  @Test("Clusters are compared, not their places in a table")
  func order() {
    let old = canvas("e\u{301}")
    var new = canvas("o\u{301}")
    new.write("e\u{301}", at: .zero, profile: .wcwidth)
    #expect(new.change(ofRow: 0, since: old) == .none)
  }

  @Test("A row that wasn't there is other text")
  func otherSize() {
    #expect(canvas("a").change(ofRow: 0, since: canvas("a", width: 7)) == .text)
    #expect(canvas("a").change(ofRow: 1, since: canvas("a")) == .text)
    #expect(canvas("a").change(ofRow: -1, since: canvas("a")) == .text)
  }
}
