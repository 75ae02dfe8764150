import TagLayout

extension LayoutLaw {
  static let breaking = [
    ends, appending, balancedCost, widening, scaling, breakLines,
  ]

  static let ends = LayoutLaw("a line ends for the reason that it gives") { scenario, _ in
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

  static let balancedCost = LayoutLaw(
    "balanced lines are as many as greedy ones or the minimum, and no less even"
  ) { scenario, _ in
    let balanced = scenario.with {
      $0.lineBreaking = .balanced
      $0.maximumLines = nil
    }
    let greedy = balanced.with { $0.lineBreaking = .greedy }.arrangement.lines
    let lines = balanced.arrangement.lines
    let least = min(scenario.layout.minimumLines, scenario.items.count)
    guard lines.count == max(greedy.count, least) else { return false }
    func cost(_ lines: Arrangement.Lines) -> UInt128 {
      lines.reduce(0) { $0 + UInt128($1.used) * UInt128($1.used) }
    }
    // Every line more saves a gap, which shortens lines further.
    return cost(lines) <= cost(greedy)
  }

  static let appending = LayoutLaw("I8: an appended item changes the last line only") {
    scenario, random in
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

  static let widening = LayoutLaw("I8: a longer container never gives more lines") { scenario, _ in
    guard case .cells(let extent) = scenario.extent else { return true }
    // Without room all clamped items are empty, and without a gap too they share one line.
    let margins = scenario.rowInsets.left + scenario.rowInsets.right
    guard extent > margins || scenario.layout.minimumInteritemSpacing > 0 else { return true }
    var wider = scenario
    wider.extent = .cells(extent + 1)
    return wider.arrangement.lines.count <= scenario.arrangement.lines.count
  }

  static let scaling = LayoutLaw(
    "I12: all lengths multiplied give the same lines", longestLength: FlowLayout.maximumLength / 9
  ) { scenario, random in
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

  static let breakLines = LayoutLaw("breaking alone gives the breaks of arranging", scenarios: 300)
  { scenario, _ in
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
