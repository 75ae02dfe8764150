import TagLayout

extension LayoutScenario {
  /// The scenario as the engine counts it: lengths no shorter than 0 and no longer than the longest,
  /// and sections of no more items than there are.
  public var clamped: LayoutScenario {
    var scenario = with {
      $0.sectionInset = $0.sectionInset.clamped
      $0.minimumInteritemSpacing = $0.minimumInteritemSpacing.clamped
      $0.minimumLineSpacing = $0.minimumLineSpacing.clamped
      $0.itemSize = $0.itemSize?.clamped
      $0.headerReferenceSize = $0.headerReferenceSize.clamped
      $0.footerReferenceSize = $0.footerReferenceSize.clamped
      $0.overflowLabels = $0.overflowLabels.map {
        OverflowLabel(cells: $0.cells.clamped, digits: $0.digits, height: $0.height.clamped)
      }
    }
    if case .cells(let cells) = extent { scenario.extent = .cells(cells.clamped) }
    scenario.items = items.map(\.clamped)
    scenario.sections = sections.map { min($0, items.count) }
    return scenario
  }

  /// The longest of all lengths.
  var longestLength: Int {
    let insets = layout.sectionInset
    var lengths = [
      insets.top, insets.left, insets.bottom, insets.right, layout.minimumInteritemSpacing,
      layout.minimumLineSpacing, layout.headerReferenceSize.longest,
      layout.footerReferenceSize.longest, layout.itemSize?.longest ?? 0,
    ]
    lengths += layout.overflowLabels.map { max($0.cells, $0.height) }
    lengths += items.map(\.longest)
    if case .cells(let cells) = extent { lengths.append(cells) }
    return lengths.max() ?? 0
  }

  /// Any scenario in which some numbers are absurd: negative ones, and the longest there are.
  public static func absurd(using random: inout SeededRandom) -> LayoutScenario {
    var scenario = LayoutScenario.random(using: &random)
    func change(_ number: inout Int) {
      if random.oneIn(6) { number = Int.absurd[random.number(in: 0...Int.absurd.count - 1)] }
    }
    func change(_ size: inout Size) {
      change(&size.width)
      change(&size.height)
    }
    change(&scenario.layout.sectionInset.top)
    change(&scenario.layout.sectionInset.left)
    change(&scenario.layout.sectionInset.bottom)
    change(&scenario.layout.sectionInset.right)
    change(&scenario.layout.minimumInteritemSpacing)
    change(&scenario.layout.minimumLineSpacing)
    change(&scenario.layout.headerReferenceSize)
    change(&scenario.layout.footerReferenceSize)
    change(&scenario.layout.minimumLines)
    for index in scenario.layout.overflowLabels.indices {
      change(&scenario.layout.overflowLabels[index].cells)
      change(&scenario.layout.overflowLabels[index].height)
    }
    for index in scenario.items.indices { change(&scenario.items[index]) }
    for index in scenario.sections.indices { change(&scenario.sections[index]) }
    for index in scenario.forcedBreaks.indices { change(&scenario.forcedBreaks[index]) }
    if case .cells(var cells) = scenario.extent {
      change(&cells)
      scenario.extent = .cells(cells)
    }
    return scenario
  }
}

extension Int {
  /// Numbers at which arithmetic goes wrong.
  public static let absurd = [
    .max, .max - 1, .max / 2, 1 << 32, 1 << 31, (1 << 31) - 1, FlowLayout.maximumLength + 1,
    FlowLayout.maximumLength, FlowLayout.maximumLength - 1, 1 << 20, 1 << 16, 1000, -1, -1 << 31,
    .min / 2, .min + 1, .min,
  ]

  fileprivate var clamped: Int { Swift.min(Swift.max(self, 0), FlowLayout.maximumLength) }
}

extension Size {
  fileprivate var clamped: Size { Size(width: width.clamped, height: height.clamped) }
  fileprivate var longest: Int { max(width, height) }
}

extension EdgeInsets {
  fileprivate var clamped: EdgeInsets {
    EdgeInsets(top: top.clamped, left: left.clamped, bottom: bottom.clamped, right: right.clamped)
  }
}
