import TagLayout
import TestSupport
import Testing

@Suite("Laws of line breaking")
struct BreakLawTests {
  @Test("tens of thousands of items break as few do", arguments: [1, 25, 300])
  func manyItems(room: Int) throws {
    var random = SeededRandom(seed: 7)
    let widths = (0..<40_000).map { _ in Int32(random.number(in: 0...30)) }
    // Lines get fewer items the further on: what the first lines promise does not hold.
    let growing = widths.indices.map { Int32($0 / 4000) + widths[$0] / 8 }
    let heights = widths.map { $0 % 5 }
    for widths in [widths, growing, growing.reversed()] {
      let sizes = try #require(ItemSizes(widths: widths, heights: heights))
      var layout = FlowLayout()
      layout.minimumInteritemSpacing = 1
      let arrangement = layout.arrange(sizes, in: .cells(room))
      let (lines, depths) = plainLines(of: widths, heights: heights, in: room)
      #expect(arrangement.lines.map(\.items) == lines)
      #expect(arrangement.lines.map(\.frame.height) == depths)
      #expect(arrangement.contentSize.height == depths.reduce(0, +))
      let alike = layout.breakLines(ItemSizes(widths: widths, height: 3), in: .cells(room))
      #expect((0..<alike.count).map { alike.items(ofLine: $0) } == lines)
    }
  }

  /// The lines and their heights, with one cell between items.
  private func plainLines(
    of widths: [Int32], heights: [Int32], in room: Int
  ) -> (lines: [Range<Int>], depths: [Int]) {
    var lines: [Range<Int>] = []
    var start = 0
    var used = 0
    for (index, width) in widths.enumerated() {
      let width = min(Int(width), room)
      if index > start, used + 1 + width <= room {
        used += 1 + width
      } else {
        if index > start { lines.append(start..<index) }
        start = index
        used = width
      }
    }
    lines.append(start..<widths.count)
    return (lines, lines.map { Int(heights[$0].max() ?? 0) })
  }
}
