/// Breaks items into a given number of lines whose free cells, squared, sum up to the least.
///
/// The number of lines and the cells of the items are given, so the free cells sum up to the same
/// in any case, and the least sum of their squares is the least sum of the squares of the *used*
/// cells: all integers, and no constant that depends on a unit. Of several least sums the one wins
/// that puts more items on the first line, then on the second, and so on.
///
/// CSS Flexible Box Layout 2, `flex-wrap: balance`.
struct BalancedLineBreaking {
  /// The cells that a line may use, and those between two items of a line.
  let room, gap: Int
  /// The most items in a line.
  let maximumItems: Int
  /// The items but the first that start a line in any case, in ascending order.
  let hardBreaks: [Int]
  /// How many lines there shall be: at least as many as greedy ones, at most one for each item.
  let lineCount: Int

  /// The balanced lines of `items`, which `greedy` are the greedy lines of.
  func breakLines(_ items: MeasuredItems, notBeyond greedy: [BrokenLine]) -> BrokenLines {
    guard lineCount > 1 else { return lines(endingAt: greedy.map(\.end), of: items) }
    // Half the width suffices for sums, and a whole one for their squares, unless lengths are
    // absurd: the squares of some numbers sum up to no more than the square of their sum.
    if let sums = LengthSums<UInt32>(items, gap: gap, limit: Int(Int32.max)) {
      return lines(endingAt: ends(sums, Int.self, greedy), of: items)
    }
    let sums = LengthSums<UInt>(items, gap: gap)
    return lines(endingAt: ends(sums, UInt128.self, greedy), of: items)
  }

  /// Where the balanced lines end.
  private func ends<Length, Cost: FixedWidthInteger>(
    _ sums: LengthSums<Length>, _ cost: Cost.Type, _ greedy: [BrokenLine]
  ) -> [Int32] {
    let reach = LineReach(
      room: room, gap: gap, maximumItems: maximumItems, hardBreaks: hardBreaks)
    let bounds = BreakBounds(
      lineCount: lineCount, greedy: greedy, starts: reach.startsFromTheEnd(sums),
      itemCount: sums.count)
    return BalanceTable<Length, Cost>(reach: reach, bounds: bounds).solve(sums)
  }

  /// The lines that end before the items `ends`.
  private func lines(endingAt ends: [Int32], of items: MeasuredItems) -> BrokenLines {
    var result = BrokenLines()
    result.lines.reserveCapacity(ends.count)
    var start = 0
    for end in ends {
      let used = items.used(start..<Int(end), gap: gap)
      result.lines.append(BrokenLine(end: Int(end), used: used))
      start = Int(end)
    }
    guard case .each(let depths) = items.depths else { return result }
    result.depthSums.reserveCapacity(ends.count)
    var sum = 0
    start = 0
    for end in ends {
      sum += Int(depths[start..<Int(end)].reduce(0) { max($0, $1) })
      result.depthSums.append(sum)
      start = Int(end)
    }
    return result
  }
}
