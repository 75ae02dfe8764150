import Canvas
import CellText
import TagLayout
import TestSupport
import Testing

@Suite("Canvas laws")
struct CanvasLawTests {
  private static let texts = [
    "a", "hello", "日本", "e\u{301}", "👨\u{200D}👩\u{200D}👧", "🇩🇪x", "─", " ", "x 日", "\u{1161}", "",
  ]

  @Test("Whatever is painted: cells add up, rows agree with clusters, nothing leaves its clip")
  func randomPainting() {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededRandom(seed: seed)
      func random(_ range: ClosedRange<Int>) -> Int { generator.number(in: range) }
      var canvas = Canvas(size: Size(width: random(0...12), height: random(0...4)))
      for _ in 0..<40 {
        let before = canvas
        let clip = Rect(
          x: random(-3...9), y: random(-1...3), width: random(-1...9), height: random(-1...4))
        let point = Point(x: random(-8...13), y: random(-1...4))
        let text = Self.texts[random(0...Self.texts.count - 1)]
        switch random(0...3) {
        case 0: canvas.fill(clip, with: "#")
        case 1: canvas.restyle(clip) { $0.attributes.insert(.bold) }
        case 2: canvas.put(text[...], width: random(0...3), at: point, clip: clip)
        default: canvas.write(text, at: point, profile: .wcwidth, clip: clip)
        }
        let fault = fault(in: canvas) ?? change(from: before, to: canvas, outside: clip)
        guard fault == nil else {
          Issue.record("seed \(seed): \(fault ?? "") in \(canvas.picture)")
          return
        }
      }
    }
  }

  /// What is wrong with the cells of a canvas, if anything.
  private func fault(in canvas: Canvas) -> String? {
    for y in 0..<canvas.size.height {
      var (next, text) = (0, "")
      var inOrder = true
      canvas.forEachCluster(inRow: y) { x, cluster in
        let scalar = cluster.onlyScalar.map(String.init) ?? cluster.text
        if x != next || cluster.width < 1 || cluster.text.isEmpty { inOrder = false }
        if scalar != cluster.text { inOrder = false }
        next = x + cluster.width
        text += cluster.text
      }
      guard inOrder, next == canvas.size.width else { return "row \(y): clusters don't fill it" }
      while text.unicodeScalars.last == " " { text.unicodeScalars.removeLast() }
      guard text == canvas.row(y) else { return "row \(y): \(text) is not \(canvas.row(y))" }
    }
    return nil
  }

  /// A cell outside the clip changes only if a cluster that reached into the clip becomes blank.
  private func change(from before: Canvas, to after: Canvas, outside clip: Rect) -> String? {
    for y in 0..<after.size.height {
      for x in 0..<after.size.width where !clip.contains(Point(x: x, y: y)) {
        let (old, new) = (before.cell(at: Point(x: x, y: y)), after.cell(at: Point(x: x, y: y)))
        // The rest of a wide cluster follows the style of its first cell.
        guard old != new, old.width != 0 || new.width != 0 else { continue }
        guard new.text == " ", new.style == old.style, old.width != 1 else {
          return "cell \(x), \(y) changed outside the clip"
        }
      }
    }
    return nil
  }
}
