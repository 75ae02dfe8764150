import TagLayout
import TestSupport
import Testing

@Suite("Laws of line breaking")
struct BreakLawTests {
  @Test("a line ends for the reason that it gives")
  func ends() {
    forEachScenario { scenario, _ in
      let arrangement = scenario.arrangement
      let sides = scenario.rowInsets
      let room: Int =
        switch scenario.extent {
        case .cells(let extent): max(0, extent - sides.left - sides.right)
        case .unlimited: .max
        }
      let most = scenario.layout.maximumItemsPerLine.map { max(1, $0) } ?? .max
      return arrangement.lines.allSatisfy { line in
        let next = line.items.upperBound
        let isLast = line.index == arrangement.lines.count - 1
        if line.end == .maximumLines { return isLast && arrangement.hiddenCount > 0 }
        guard !isLast else { return line.end == .end && arrangement.hiddenCount == 0 }
        if arrangement.section(of: next) != line.section { return line.end == .end }
        if scenario.forcedBreaks.contains(next) { return line.end == .forced }
        let needed =
          line.used + scenario.layout.minimumInteritemSpacing
          + min(scenario.rowItem(next).width, scenario.layout.oversize == .clamp ? room : .max)
        if needed > room { return line.end == .full(needed: needed) }
        if line.items.count == most { return line.end == .maximumItems }
        return line.end == .balanced && scenario.layout.lineBreaking == .balanced
      }
    }
  }

  @Test("I8: an appended item changes the last line only")
  func appending() {
    forEachScenario { scenario, random in
      let scenario = scenario.with {
        $0.lineBreaking = .greedy
        $0.maximumLines = nil
      }
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
      let margins = scenario.rowInsets.left + scenario.rowInsets.right
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
      // Digits of a label don't grow.
      let scenario = scenario.with { $0.maximumLines = nil }
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
      let breaks = scenario.layout.breakLines(
        scenario.sizes, in: scenario.extent, sections: scenario.sections,
        forcedBreaks: scenario.forcedBreaks)
      let lines = (0..<breaks.count).map { Array(breaks.items(ofLine: $0)) }
      return lines == scenario.arrangement.itemsByLine
        && breaks.itemCount == scenario.items.count
        && breaks.visibleItemCount == scenario.arrangement.visibleCount
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
