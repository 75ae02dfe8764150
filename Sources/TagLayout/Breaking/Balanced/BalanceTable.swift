/// The least sums of squares, line by line from the last one.
///
/// The best lines from an item on are a line and the best lines from its end on. With `left` lines
/// to go, only the starts that ``BreakBounds`` allows matter, so that a row of the table is about
/// as long as a line, and the whole table as long as the list of items.
struct BalanceTable<Length: FixedWidthInteger & UnsignedInteger, Cost: FixedWidthInteger> {
  let bounds: BreakBounds
  let reach: LineReach

  /// Where the best lines end.
  func solve(_ lengths: LengthSums<Length>) -> [Int32] {
    var states = 0
    var longest = 0
    for left in 1...bounds.lineCount {
      let count = bounds.starts(left: left).count
      states += count
      longest = max(longest, count)
    }
    // The best end for each start, the rows of the table one after the other.
    var bestEnds = [Int32](repeating: 0, count: states)
    // The least costs from each start on, of the row at hand and of the one behind it.
    var costs = [Cost](repeating: 0, count: 2 * longest)
    let limits = reach.limits(count: lengths.count)
    fill(lengths, limits: limits.span, longest: longest, costs: &costs, bestEnds: &bestEnds)
    return trace(bestEnds)
  }

  /// Fills the rows, that of the last line first.
  private func fill(
    _ lengths: LengthSums<Length>, limits: Span<Int32>, longest: Int, costs: inout [Cost],
    bestEnds: inout [Int32]
  ) {
    let sums = lengths.sums.span
    var costs = costs.mutableSpan
    var bestEnds = bestEnds.mutableSpan
    var row = BalanceRow<Length, Cost>(
      room: reach.room, gap: lengths.gap, starts: 0...0, ends: lengths.count...lengths.count,
      firstState: 0, firstCost: 0, firstCostBehind: longest)
    for left in 1...bounds.lineCount {
      row.starts = bounds.starts(left: left)
      row.solve(sums: sums, limits: limits, costs: &costs, bestEnds: &bestEnds)
      row.firstState += row.starts.count
      row.ends = row.starts
      swap(&row.firstCost, &row.firstCostBehind)
    }
  }

  /// Follows the best ends from the first item on.
  private func trace(_ bestEnds: [Int32]) -> [Int32] {
    var ends: [Int32] = []
    ends.reserveCapacity(bounds.lineCount)
    var first = bestEnds.count
    var start = 0
    for left in (1...bounds.lineCount).reversed() {
      let starts = bounds.starts(left: left)
      first -= starts.count
      let end = bestEnds[first + start - starts.lowerBound]
      ends.append(end)
      start = Int(end)
    }
    return ends
  }
}
