import TagLayout

extension LayoutScenario {
  /// Any scenario: all settings, no to 40 items, now and then longer than the room or empty.
  public static func random(using random: inout SeededRandom) -> LayoutScenario {
    var layout = FlowLayout()
    layout.scrollDirection = random.pick(.vertical, .horizontal)
    layout.alignDirection = AlignDirection.allCases[random.number(in: 0...7)]
    layout.alignmentScope = random.pick(.line, .block)
    layout.lastLine = random.pick(nil, .inherit, .left, .center, .right)
    layout.singleLineIsLast = !random.oneIn(3)
    layout.lineAlignment = random.pick(.top, .center, .bottom)
    layout.layoutDirection = random.pick(.leftToRight, .rightToLeft)
    layout.oversize = random.pick(.clamp, .overflow)
    layout.minimumInteritemSpacing = random.number(in: 0...3)
    layout.minimumLineSpacing = random.number(in: 0...2)
    if random.oneIn(2) {
      layout.sectionInset = EdgeInsets(
        top: random.number(in: 0...4), left: random.number(in: 0...4),
        bottom: random.number(in: 0...4), right: random.number(in: 0...4))
    }
    if random.oneIn(10) {
      layout.itemSize = Size(width: random.number(in: 0...9), height: random.number(in: 0...4))
    }
    layout.limitLines(using: &random)
    let extent = random.oneIn(12) ? .unlimited : ContainerExtent.cells(random.number(in: 0...60))
    let hasOneHeight = random.oneIn(2)
    let items = (0..<random.number(in: 0...40)).map { _ in
      Size(
        width: random.oneIn(15) ? random.number(in: 0...80) : random.number(in: 0...12),
        height: hasOneHeight ? 3 : random.number(in: 0...5))
    }
    var scenario = LayoutScenario(layout, in: extent, items: items)
    scenario.divide(using: &random)
    return scenario
  }

  /// Sections, now and then empty, or with more or fewer items than there are; forced breaks, also
  /// before items that aren't there; headers and footers.
  private mutating func divide(using random: inout SeededRandom) {
    if random.oneIn(3) {
      sections = (0..<random.number(in: 1...5)).map { _ in
        random.oneIn(4) ? random.number(in: -1...0) : random.number(in: 1...15)
      }
    }
    if random.oneIn(3) {
      forcedBreaks = (0..<random.number(in: 1...4)).map { _ in random.number(in: -2...45) }
    }
    if random.oneIn(3) {
      layout.headerReferenceSize = Size(
        width: random.number(in: 0...2), height: random.number(in: 0...2))
      layout.footerReferenceSize = Size(
        width: random.number(in: 0...2), height: random.number(in: 0...2))
    }
  }
}

extension FlowLayout {
  /// Some way of breaking, and limits of the lines and of the items in one.
  fileprivate mutating func limitLines(using random: inout SeededRandom) {
    lineBreaking = random.pick(.greedy, .balanced)
    if random.oneIn(3) { minimumLines = random.number(in: -1...12) }
    if random.oneIn(3) { maximumItemsPerLine = random.number(in: -1...5) }
    guard random.oneIn(3) else { return }
    maximumLines = random.number(in: -1...6)
    overflowLabels = (0..<random.number(in: 0...3)).map { _ in
      OverflowLabel(
        cells: random.number(in: 0...9), digits: random.oneIn(2), height: random.number(in: 0...4))
    }
  }
}
