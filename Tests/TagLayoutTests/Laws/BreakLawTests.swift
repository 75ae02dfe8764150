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

  @Test("tens of thousands of items break as few do")
  func manyItems() {
    var random = SeededRandom(seed: 7)
    let widths = (0..<40_000).map { _ in Int32(random.number(in: 0...30)) }
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = 1
    let breaks = layout.breakLines(ItemSizes(widths: widths, height: 1), in: 25)
    var lines: [Range<Int>] = []
    var start = 0
    var used = 0
    for (index, width) in widths.enumerated() {
      let width = min(Int(width), 25)
      if index > start, used + 1 + width <= 25 {
        used += 1 + width
      } else {
        if index > start { lines.append(start..<index) }
        start = index
        used = width
      }
    }
    lines.append(start..<widths.count)
    #expect((0..<breaks.count).map { breaks.items(ofLine: $0) } == lines)
  }
}
