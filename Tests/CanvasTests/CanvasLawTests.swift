import Canvas
import CellText
import TagLayout
import Testing

@Suite("Canvas laws")
struct CanvasLawTests {
  private static let texts = [
    "a", "hello", "日本", "e\u{301}", "👨\u{200D}👩\u{200D}👧", "🇩🇪x", "─", " ", "x 日", "\u{1161}", "",
  ]

  @Test("Whatever is painted: cells add up, rows agree with clusters, nothing leaves its clip")
  func randomPainting() {
    for seed in 0..<300 as Range<UInt64> {
      var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
      func random(_ range: ClosedRange<Int>) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return range.lowerBound + Int(state >> 33) % range.count
      }
      var canvas = Canvas(size: Size(width: random(0...12), height: random(0...4)))
      for _ in 0..<40 {
        let before = canvas.picture
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
        let fault = fault(in: canvas) ?? change(from: before, to: canvas.picture, outside: clip)
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
      canvas.forEachCluster(inRow: y) { x, cluster, width, _ in
        if x != next || width < 1 || cluster.isEmpty { inOrder = false }
        next = x + width
        text += cluster
      }
      guard inOrder, next == canvas.size.width else { return "row \(y): clusters don't fill it" }
      while text.unicodeScalars.last == " " { text.unicodeScalars.removeLast() }
      guard text == canvas.row(y) else { return "row \(y): \(text) is not \(canvas.row(y))" }
    }
    return nil
  }

  /// Rows above and below a clip do not change; a row may lose halves to its left and right.
  private func change(from before: [String], to after: [String], outside clip: Rect) -> String? {
    for (y, (old, new)) in zip(before, after).enumerated()
    where old != new && (clip.isEmpty || !(clip.y..<clip.maxY).contains(y)) {
      return "row \(y) changed outside the clip"
    }
    return nil
  }
}
