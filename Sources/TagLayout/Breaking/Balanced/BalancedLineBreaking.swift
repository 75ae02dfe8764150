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
    // Half a word suffices for sums, and a whole one for their squares, unless lengths are absurd:
    // the squares of some numbers sum up to no more than the square of their sum.
    let total = items.total(limit: .max) + items.count * gap
    if total <= Int32.max {
      return breakLines(LengthSums<UInt32>(items, gap: gap), Int.self, items, greedy)
    }
    return breakLines(LengthSums<UInt>(items, gap: gap), UInt128.self, items, greedy)
  }

  private func breakLines<Length, Cost: FixedWidthInteger>(
    _ sums: LengthSums<Length>, _ cost: Cost.Type, _ items: MeasuredItems, _ greedy: [BrokenLine]
  ) -> BrokenLines {
    let reach = LineReach(
      room: room, gap: gap, maximumItems: maximumItems, hardBreaks: hardBreaks)
    let bounds = BreakBounds(
      lineCount: lineCount, greedy: greedy, starts: reach.startsFromTheEnd(sums),
      itemCount: sums.count)
    let ends = BalanceTable<Length, Cost>(bounds: bounds, reach: reach).solve(sums)
    var result = BrokenLines()
    result.lines.reserveCapacity(ends.count)
    var start = 0
    for end in ends {
      result.lines.append(BrokenLine(end: Int(end), used: sums.used(start..<Int(end))))
      start = Int(end)
    }
    if case .each(let depths) = items.depths { result.depthSums = depthSums(of: depths, ends) }
    return result
  }

  /// What the lines that end before the items `ends` and those before each are deep together.
  private func depthSums(of depths: [Int32], _ ends: [Int32]) -> [Int] {
    var sums: [Int] = []
    sums.reserveCapacity(ends.count)
    var sum = 0
    var item = 0
    for end in ends {
      var deepest: Int32 = 0
      while item < end {
        deepest = max(deepest, depths[item])
        item += 1
      }
      sum += Int(deepest)
      sums.append(sum)
    }
    return sums
  }
}
