import TagLayout

extension LayoutLaw {
  static let placement = [
    reference, everyItemOnce, insideTheInsets, contentSize, usedCells, disjoint, transpose, pure,
  ]

  static let reference = LayoutLaw("the engine agrees with the plain layout", scenarios: 4000) {
    scenario, _ in
    // The plain layout tries all ways to balance lines: too many for many items.
    let scenario =
      scenario.items.count <= 40 ? scenario : scenario.with { $0.lineBreaking = .greedy }
    let arrangement = scenario.arrangement
    let reference = ReferenceLayout(scenario)
    return arrangement.itemsByLine == reference.lines
      && arrangement.lines.map(\.end) == reference.ends
      && arrangement.lines.map(\.used) == reference.used
      && arrangement.frames == reference.frames
      && arrangement.contentSize == reference.contentSize
      && arrangement.supplementary.map(ReferenceLayout.SupplementaryFrame.init)
        == reference.supplementary
      && arrangement.overflow?.frame == reference.label?.frame
      && arrangement.overflow?.labelIndex == reference.label?.form
  }

  static let everyItemOnce = LayoutLaw(
    "I1, I11: every item exactly once and in order, on a line or hidden at the end"
  ) { scenario, _ in
    let arrangement = scenario.arrangement
    return arrangement.count == scenario.items.count
      && arrangement.itemsByLine.flatMap { $0 } == Array(0..<arrangement.visibleCount)
      && arrangement.visibleCount + arrangement.hiddenCount == scenario.items.count
      && scenario.items.indices.allSatisfy {
        arrangement.isHidden($0) == ($0 >= arrangement.visibleCount)
      }
      && arrangement.lines.allSatisfy { !$0.items.isEmpty }
      && (scenario.layout.maximumLines != nil || arrangement.hiddenCount == 0)
  }

  static let insideTheInsets = LayoutLaw(
    "I2: clamped items stay inside the insets, overflowing ones never start before them"
  ) { scenario, _ in
    let arrangement = scenario.arrangement
    let insets = scenario.layout.sectionInset
    let content = arrangement.contentSize
    return (arrangement.frames + [arrangement.overflow?.frame].compactMap { $0 }).allSatisfy {
      guard $0.x >= insets.left, $0.y >= insets.top else { return false }
      if scenario.layout.oversize == .overflow { return true }
      return $0.maxX <= max(content.width - insets.right, insets.left)
        && $0.maxY <= max(content.height - insets.bottom, insets.top)
    }
  }

  static let contentSize = LayoutLaw(
    "I3: the content ends after the last item, the inset and the footer"
  ) { scenario, _ in
    var rows = scenario.asRows
    rows.sections = []
    let arrangement = rows.arrangement
    let all = arrangement.frames + [arrangement.overflow?.frame].compactMap { $0 }
    guard let last = all.map(\.maxY).max() else { return true }
    return arrangement.contentSize.height
      == last + rows.layout.sectionInset.bottom + rows.layout.footerReferenceSize.height
  }

  static let usedCells = LayoutLaw(
    "I4: lengths and gaps of a line are what it uses, and the rest of the room is free"
  ) { scenario, _ in
    let scenario = scenario.with { $0.alignDirection = $0.alignDirection.unstretched }
    let arrangement = scenario.arrangement
    let isVertical = scenario.layout.scrollDirection == .vertical
    let content = isVertical ? arrangement.contentSize : arrangement.contentSize.transposed
    let room = content.width - scenario.rowInsets.left - scenario.rowInsets.right
    return arrangement.lines.allSatisfy { line in
      var frames = arrangement.attributes(ofLine: line.index).map(\.frame)
      if let label = arrangement.overflow, label.line == line.index { frames.append(label.frame) }
      let lengths = frames.map { isVertical ? $0.width : $0.height }
      let gaps = scenario.layout.minimumInteritemSpacing * (frames.count - 1)
      return line.used == lengths.reduce(0, +) + gaps
        && line.free == max(0, max(0, room) - line.used)
        && line.used <= arrangement.widestUsed
    }
  }

  static let disjoint = LayoutLaw(
    "I5: no two frames share a cell, not those of headers, footers and the label either",
    scenarios: 400
  ) { scenario, _ in
    let arrangement = scenario.arrangement
    let frames =
      arrangement.frames + [arrangement.overflow?.frame].compactMap { $0 }
      + arrangement.supplementary.map(\.frame)
    // An overflowing item sticks out at the side only.
    return frames.indices.allSatisfy { index in
      frames[..<index].allSatisfy { !$0.intersects(frames[index]) }
    }
  }

  static let transpose = LayoutLaw("I7: columns are rows transposed") { scenario, _ in
    var scenario = scenario
    for index in scenario.layout.overflowLabels.indices {
      scenario.layout.overflowLabels[index].digits = false
    }
    let arrangement = scenario.arrangement
    let transposed = scenario.transposed.arrangement
    return transposed.frames.map(\.transposed) == arrangement.frames
      && transposed.contentSize.transposed == arrangement.contentSize
      && transposed.lines.map(\.frame.transposed) == arrangement.lines.map(\.frame)
      && transposed.lines.map(\.end) == arrangement.lines.map(\.end)
      && transposed.overflow?.frame.transposed == arrangement.overflow?.frame
      && transposed.supplementary.map(\.frame.transposed)
        == arrangement.supplementary.map(\.frame)
  }

  static let pure = LayoutLaw("I10: arranging again gives the same", scenarios: 300) {
    scenario, _ in
    let first = scenario.arrangement
    let second = scenario.arrangement
    return first.frames == second.frames && Array(first.lines) == Array(second.lines)
      && first.overflow == second.overflow
  }
}
