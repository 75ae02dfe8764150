import Canvas
import CellText
import TagLayout
import Preview
import TestSupport
import Testing

@testable import CursesTerminal

extension DrivingTests {
  /// Whatever was on the screen before, a frame looks as if it were the first.
  @Suite("is drawing anew", .serialized)
  struct FreshDrawTests {
    private static let clusters = [
      "a", "b", "─", "│", "日", "e\u{301}", "👩\u{200D}💻", "🇩🇪", "🇫🇷", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}",
      "👍🏽", "कि", "กำ", "\u{1FAE9}", "葛\u{E0100}", "\u{2E3A}", "\u{4DC0}",
    ]

    @Test(
      "after random changes",
      arguments: [
        ("xterm-256color", false, false), ("xterm-256color", true, true), ("vt100", false, false),
        ("linux", false, false), ("tmux-256color", false, false), ("screen-256color", true, true),
        // Measured as the terminal doesn't count.
        ("xterm-256color", true, false), ("xterm-256color", false, true),
      ], [true, false])
    func random(
      _ terminal: (type: String, countsClusters: Bool, measuresClusters: Bool), drawsOverlays: Bool
    ) throws {
      let (type, countsClusters, measuresClusters) = terminal
      // Without overlays what is drawn stands right only where it was measured as the terminal counts.
      guard drawsOverlays || countsClusters == measuresClusters else { return }
      for seed in 1...8 as ClosedRange<UInt64> {
        var random = SeededRandom(seed: seed)
        let size = Size(
          // ncurses sends a lower right cell without neighbours wrongly where wrapping can't be stopped.
          width: Int.random(in: 2...30, using: &random),
          height: Int.random(in: 1...12, using: &random))
        var recorded = try RecordedTerminal(
          columns: size.width, rows: size.height, type: type, countsClusters: countsClusters
        ) { $0.drawsOverlays = drawsOverlays }
        var canvas = Canvas(size: size)
        for step in 0..<120 {
          change(&canvas, countsClusters: measuresClusters, using: &random)
          let before = recorded.screen
          try recorded.show(canvas)
          let shown = recorded.screen
          let sent = String(decoding: recorded.bytes, as: UTF8.self).debugDescription
          let fresh = try recorded.fresh(canvas)
          guard shown.shows(fresh) else {
            let again = String(decoding: recorded.bytes, as: UTF8.self).debugDescription
            Issue.record(
              """
              \(type), seed \(seed), step \(step):
              \(before)
              sent: \(sent)
              \(shown)
              sent afresh: \(again)
              \(fresh)
              """)
            return
          }
        }
      }
    }

    /// Something as a preview does it: rows scroll, text moves, styles change, a box covers the rest.
    private func change(
      _ canvas: inout Canvas, countsClusters: Bool, using random: inout SeededRandom
    ) {
      let size = canvas.size
      let rect = Rect(
        x: Int.random(in: 0..<size.width, using: &random),
        y: Int.random(in: 0..<size.height, using: &random),
        width: Int.random(in: 0...size.width, using: &random),
        height: Int.random(in: 0...size.height, using: &random))
      switch Int.random(in: 0..<8, using: &random) {
      case 0: scroll(&canvas, by: Int.random(in: -3...3, using: &random))
      case 1: canvas.fill(rect, with: " ")
      case 2: canvas.fill(rect, with: "x", style: Style(.dim))
      case 3: canvas.restyle(rect) { $0.attributes.formSymmetricDifference(.reverse) }
      case 4: shift(&canvas, row: rect.y, by: Int.random(in: -2...2, using: &random))
      case 5:
        for y in 0..<size.height where y % 3 == 0 {
          write(row: y, from: 0, on: &canvas, countsClusters, using: &random)
        }
      default: write(row: rect.y, from: rect.x, on: &canvas, countsClusters, using: &random)
      }
    }

    private func write(
      row: Int, from start: Int, on canvas: inout Canvas, _ countsClusters: Bool,
      using random: inout SeededRandom
    ) {
      var x = start
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let cluster = Self.clusters.randomElement(using: &random) ?? "a"
        let width = Self.width(of: cluster, countsClusters: countsClusters)
        canvas.put(cluster[...], width: width, at: Point(x: x, y: row))
        x += width
      }
    }

    private static func width(of cluster: String, countsClusters: Bool) -> Int {
      let sum = WidthProfile.wcwidth.width(of: cluster)
      guard countsClusters else { return sum }
      return cluster.unicodeScalars.contains("\u{FE0F}") ? 2 : min(2, sum)
    }

    private func scroll(_ canvas: inout Canvas, by rows: Int) {
      let old = canvas
      canvas.clear()
      for y in 0..<old.size.height {
        old.forEachCluster(inRow: y) { x, cluster in
          canvas.put(
            cluster.text[...], width: cluster.width, at: Point(x: x, y: y + rows),
            style: cluster.style)
        }
      }
    }

    private func shift(_ canvas: inout Canvas, row: Int, by columns: Int) {
      let old = canvas
      canvas.fill(Rect(x: 0, y: row, width: old.size.width, height: 1), with: " ")
      old.forEachCluster(inRow: row) { x, cluster in
        canvas.put(
          cluster.text[...], width: cluster.width, at: Point(x: x + columns, y: row),
          style: cluster.style)
      }
    }
  }
}
