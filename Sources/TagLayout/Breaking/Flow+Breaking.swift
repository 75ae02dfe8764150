extension Flow {
  /// The break phase: which items share a line, and how deep the line is.
  func breakLines(_ items: MeasuredItems, basis: BreakBasis) -> LineBreaks {
    let strategy = GreedyLineBreaking(room: room, gap: itemGap, breadthLimit: items.breadthLimit)
    let (starts, used) = strategy.breakLines(items.breadths)
    return LineBreaks(
      basis: basis, itemCount: items.count, starts: starts, used: used,
      depths: lineDepths(items.depths, starts: starts))
  }

  /// A line is as deep as its deepest item.
  private func lineDepths(_ depths: Lengths, starts: [Int32]) -> Lengths {
    switch depths {
    case .uniform(let depth, _):
      return .uniform(depth, count: starts.count)
    case .each(let depths):
      var deepest: [Int32] = []
      deepest.reserveCapacity(starts.count)
      for line in starts.indices {
        let end = line + 1 < starts.count ? Int(starts[line + 1]) : depths.count
        var depth: Int32 = 0
        for index in Int(starts[line])..<end { depth = max(depth, depths[index]) }
        deepest.append(depth)
      }
      return .each(deepest)
    }
  }
}
