import TagLayout
import TestSupport
import Testing

@Suite("Laws of line breaking")
struct BreakLawTests {
  @Test("a line is full: its next item would not have fitted, and says so")
  func linesAreFull() {
    forEachScenario { scenario, _ in
      guard case .cells(let extent) = scenario.extent else {
        return scenario.arrangement.lines.allSatisfy { $0.end == .end }
      }
      let arrangement = scenario.arrangement
      let insets = scenario.layout.sectionInset
      let isVertical = scenario.layout.scrollDirection == .vertical
      let margins = isVertical ? insets.left + insets.right : insets.top + insets.bottom
      return arrangement.lines.allSatisfy { line in
        guard line.index + 1 < arrangement.lines.count else { return line.end == .end }
        let next = arrangement.attributes(at: line.items.upperBound).frame
        let needed =
          line.used + scenario.layout.minimumInteritemSpacing
          + (isVertical ? next.width : next.height)
        return line.end == .full(needed: needed) && needed > max(0, extent - margins)
      }
    }
  }

  @Test("I8: an appended item changes the last line only")
  func appending() {
    forEachScenario { scenario, random in
      var longer = scenario
      longer.items.append(Size(width: random.number(in: 0...15), height: 3))
      let before = scenario.arrangement.itemsByLine
      let after = longer.arrangement.itemsByLine
      return after.starts(with: before.dropLast()) && after.count - before.count <= 1
    }
  }

  @Test("I8: a longer container never gives more lines")
  func widening() {
    forEachScenario { scenario, _ in
      guard case .cells(let extent) = scenario.extent else { return true }
      // Without room all clamped items are empty, and without a gap too they share one line.
      let insets = scenario.layout.sectionInset
      let isVertical = scenario.layout.scrollDirection == .vertical
      let margins = isVertical ? insets.left + insets.right : insets.top + insets.bottom
      guard extent > margins || scenario.layout.minimumInteritemSpacing > 0 else { return true }
      var wider = scenario
      wider.extent = .cells(extent + 1)
      return wider.arrangement.lines.count <= scenario.arrangement.lines.count
    }
  }

  @Test("I12: all lengths multiplied give the same lines")
  func scaling() {
    forEachScenario { scenario, random in
      let factor = random.number(in: 2...9)
      var scaled = scenario.with {
        $0.minimumInteritemSpacing *= factor
        $0.sectionInset.left *= factor
        $0.sectionInset.right *= factor
        $0.sectionInset.top *= factor
        $0.sectionInset.bottom *= factor
        $0.itemSize = $0.itemSize.map {
          Size(width: $0.width * factor, height: $0.height * factor)
        }
      }
      scaled.items = scenario.items.map {
        Size(width: $0.width * factor, height: $0.height * factor)
      }
      if case .cells(let extent) = scenario.extent { scaled.extent = .cells(extent * factor) }
      return scaled.arrangement.itemsByLine == scenario.arrangement.itemsByLine
    }
  }

  @Test("breaking alone gives the breaks of arranging")
  func breakLines() {
    forEachScenario(seeds: 1..<301) { scenario, _ in
      let breaks = scenario.layout.breakLines(scenario.sizes, in: scenario.extent)
      let lines = (0..<breaks.count).map { Array(breaks.items(ofLine: $0)) }
      return lines == scenario.arrangement.itemsByLine
        && breaks.itemCount == scenario.items.count
        && breaks.extent == scenario.extent
        && breaks.widestUsed == scenario.arrangement.widestUsed
    }
  }

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
