import Canvas
import CellText
import TagLayout
import Testing

/// Terminals may turn right-to-left text round within a line, but only a run of it: what is drawn must keep
/// each text in cells of its own.
@Suite("Right-to-left text")
struct RightToLeftTests {
  @Test(
    "stands in contiguous cells in the order of its scalars, between cells of ASCII",
    arguments: ["العربية", "שלום", "\u{5E9}\u{5B8}\u{5C1}לוֹם", "abc", "مرحبا 123"])
  func contiguous(text: String) throws {
    var canvas = Canvas(size: Size(width: 30, height: 1))
    let width = canvas.write(text, at: Point(x: 2, y: 0), profile: .wcwidth)
    canvas.writeASCII("[ ".utf8Span.span, at: .zero)
    canvas.writeASCII(" ]".utf8Span.span, at: Point(x: 2 + width, y: 0))
    #expect(canvas.row(0).unicodeScalars.elementsEqual("[ \(text) ]".unicodeScalars))
    var clusters = ""
    for x in 2..<2 + width { clusters += canvas.cell(at: Point(x: x, y: 0)).text }
    #expect(clusters.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(canvas.cell(at: Point(x: 1, y: 0)).text == " ")
    #expect(canvas.cell(at: Point(x: 2 + width, y: 0)).text == " ")
  }

  @Test(
    "has no control of direction left that could reach a cell",
    arguments: [
      "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}",
      "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
    ])
  func controls(control: String) {
    let clean = Sanitizer.sanitize("a\(control)ב\(control)")
    #expect(clean.unicodeScalars.elementsEqual("aב".unicodeScalars))
    var canvas = Canvas(size: Size(width: 4, height: 1))
    canvas.write(clean, at: .zero, profile: .wcwidth)
    #expect(canvas.cell(at: Point(x: 1, y: 0)).text == "ב")
  }
}
