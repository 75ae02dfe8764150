import Canvas
import CellText
import TagLayout
import Testing

@testable import CursesTerminal

@Suite("What is drawn over the cells of ncurses")
struct OverlayTests {
  private func text(_ cluster: String, width: Int = 2, sizesText: Bool = false) -> String {
    let overlay = Overlay(
      column: 0, row: 0, width: width, style: CellStyle(.plain), text: cluster)
    return String(decoding: overlay.bytes(sizesText: sizesText), as: UTF8.self)
  }

  @Test("is the cluster", arguments: ["👩\u{200D}💻", "🇩🇪", "कि", "1\u{FE0F}\u{20E3}", ""])
  func plain(cluster: String) {
    #expect(text(cluster) == cluster)
  }

  @Test(
    "holds no control character, whatever a canvas may hold",
    arguments: [
      ("\u{1B}[2J", "\u{FFFD}[2J"), ("a\u{9B}31m", "a\u{FFFD}31m"),
      ("\u{7F}\0\r\n\u{85}\u{7}", nil),
    ] as [(String, String?)])
  func controls(cluster: String, expected: String?) {
    let replaced = String(repeating: "\u{FFFD}", count: cluster.unicodeScalars.count)
    #expect(text(cluster) == expected ?? replaced)
    let sized = text(cluster, sizesText: true)
    #expect(sized == "\u{1B}]66;w=2;\(expected ?? replaced)\u{7}")
  }

  @Test(
    "says its cells to a terminal that takes them, up to seven",
    arguments: [(1, true), (7, true), (8, false), (0, false)])
  func sized(width: Int, isSized: Bool) {
    #expect(
      text("🇩🇪", width: width, sizesText: true)
        == (isSized ? "\u{1B}]66;w=\(width);🇩🇪\u{7}" : "🇩🇪"))
  }
}

@Suite("The rows that ncurses may have repainted")
struct RepaintedRowsTests {
  private func canvas(_ rows: [String], width: Int = 8, style: Style = .plain) -> Canvas {
    var canvas = Canvas(size: Size(width: width, height: rows.count))
    for (y, row) in rows.enumerated() {
      canvas.write(row, at: Point(x: 0, y: y), style: style, profile: .wcwidth)
    }
    return canvas
  }

  private func rows(from old: Canvas, to new: Canvas) -> [Int] {
    let repainted = RepaintedRows(from: old, to: new)
    return (0..<new.size.height).filter(repainted.contains)
  }

  @Test("are none, one with other text, or all that have other styles")
  func few() {
    let old = canvas(["a", "b", "c", "d"])
    #expect(rows(from: old, to: old) == [])
    #expect(rows(from: old, to: canvas(["a", "x", "c", "d"])) == [1])
    #expect(
      rows(from: old, to: canvas(["a", "b", "c", "d"], style: Style(.bold))) == [0, 1, 2, 3])
  }

  @Test("may be any of them after two have other text: the terminal may have scrolled")
  func scrolled() {
    let old = canvas(["a", "b", "c", "d"])
    #expect(rows(from: old, to: canvas(["b", "a", "c", "d"])) == [0, 1, 2, 3])
  }

  @Test("are all where the size is another one")
  func resized() {
    #expect(rows(from: canvas(["a"]), to: canvas(["a"], width: 9)) == [0])
    #expect(rows(from: canvas(["a", "b"]), to: canvas(["a"])) == [0])
    #expect(RepaintedRows.all.contains(5))
  }
}
