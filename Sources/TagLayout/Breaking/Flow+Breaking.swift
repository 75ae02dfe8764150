extension Flow {
  /// The break phase: which items share a line, and how deep the line is.
  func breakLines(
    _ items: MeasuredItems, divided partition: ItemPartition, basis: BreakBasis
  ) -> LineBreaks {
    let limits = basis.limits
    var broken = GreedyLineBreaking(
      room: room, gap: itemGap, maximumItems: limits.maximumItems,
      maximumLines: limits.maximumLines, hardBreaks: partition.hardBreaks
    ).breakLines(items)
    let isCut = Int(broken.lines.last?.end ?? 0) < items.count
    var cut: CutLine?
    var refusal: LayoutRefusal?
    if isCut {
      // Lines that are cut stay greedy: to balance them with lines that nobody sees would make
      // them short for no visible reason.
      cut = cap(&broken, of: items, labels: limits.labels)
    } else if limits.breaking == .balanced {
      refusal = balance(&broken, of: items, divided: partition, limits: limits)
    }
    let depths: LineDepths =
      switch items.depths {
      case .uniform(let depth, _):
        .uniform(
          Int(depth), count: broken.lines.count, last: max(Int(depth), cut?.label?.depth ?? 0))
      case .each: .sums(broken.depthSums)
      }
    return LineBreaks(
      basis: basis, partition: partition, items: items, lines: broken.lines, depths: depths,
      cut: cut, refusal: refusal)
  }

  /// Breaks greedy lines anew so that they are balanced, and as many as asked for.
  private func balance(
    _ broken: inout BrokenLines, of items: MeasuredItems, divided partition: ItemPartition,
    limits: LineLimits
  ) -> LayoutRefusal? {
    var refusal: LayoutRefusal?
    var lineCount = max(broken.lines.count, min(limits.minimumLines, items.count))
    if lineCount > broken.lines.count {
      let (states, overflows) = lineCount.multipliedReportingOverflow(by: items.count)
      if overflows || states > FlowLayout.minimumLinesLimit {
        refusal = .minimumLines(lines: lineCount, items: items.count)
        lineCount = broken.lines.count
      }
    }
    guard lineCount > 1 else { return refusal }
    broken = BalancedLineBreaking(
      room: room, gap: itemGap, maximumItems: limits.maximumItems,
      hardBreaks: partition.hardBreaks, lineCount: lineCount
    ).breakLines(items, notBeyond: broken.lines)
    return refusal
  }
}
