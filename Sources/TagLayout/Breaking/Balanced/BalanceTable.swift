/// The least sums of squares, line by line from the last one.
///
/// The best lines from an item on are a line and the best lines from its end on. With `left` lines
/// to go, only the starts that ``BreakBounds`` allows matter, so that a row of the table is about
/// as long as a line, and the whole table as long as the list of items.
struct BalanceTable<Length: FixedWidthInteger & UnsignedInteger, Cost: FixedWidthInteger> {
  let reach: LineReach
  let bounds: BreakBounds

  /// Where the best lines end.
  func solve(_ lengths: LengthSums<Length>) -> [Int32] {
    let lineCount = bounds.lineCount
    var states = 0
    var most = 0
    for left in 1...lineCount {
      let count = bounds.starts(left: left).count
      states += count
      most = max(most, count)
    }
    // The best end for each start, the rows of the table one after the other.
    var bestEnds = [Int32](repeating: 0, count: states)
    var costs = [Cost](repeating: 0, count: most)
    var costsBehind = costs
    var first = 0
    var ends = lengths.count...lengths.count
    for left in 1...lineCount {
      let starts = bounds.starts(left: left)
      let row = BalanceRow<Length, Cost>(
        reach: reach, gap: lengths.gap, starts: starts, ends: ends, firstState: first)
      var costsHere = costs.mutableSpan
      var endsHere = bestEnds.mutableSpan
      row.solve(
        sums: lengths.sums.span, costsBehind: costsBehind.span, costs: &costsHere,
        bestEnds: &endsHere)
      swap(&costs, &costsBehind)
      first += starts.count
      ends = starts
    }
    return trace(bestEnds)
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
