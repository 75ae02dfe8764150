extension Flow {
  /// The break phase: which items share a line, and how deep the line is.
  func breakLines(_ items: MeasuredItems, basis: BreakBasis) -> LineBreaks {
    let broken = GreedyLineBreaking(room: room, gap: itemGap).breakLines(items)
    let depths: LineDepths =
      switch items.depths {
      case .uniform(let depth, _): .uniform(Int(depth))
      case .each: .sums(broken.depthSums)
      }
    return LineBreaks(basis: basis, items: items, lines: broken.lines, depths: depths)
  }
}
