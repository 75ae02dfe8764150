/// The best ends for all starts that have the same number of lines to go.
///
/// The cost of a line is a convex function of the difference of two sums, which makes the costs a
/// Monge matrix: when a line starts later, its best end is not earlier. Hence a start needs to
/// look no further than the best end of the start after it, and of many starts the middle one
/// divides the ends among the others: O(n log n) for lines of n items, where looking at all pairs
/// takes O(n²). (Aggarwal, Klawe, Moran, Shor, Wilber: Geometric applications of a
/// matrix-searching algorithm, 1987.)
struct BalanceRow<Length: FixedWidthInteger & UnsignedInteger, Cost: FixedWidthInteger> {
  /// The cells that a line may use, and those between two items of a line.
  let room: Int
  let gap: Length
  /// The starts, and the ends, which have one line less to go.
  var starts, ends: ClosedRange<Int>
  /// Where the best end of the first start belongs.
  var firstState: Int
  /// Where the least cost from the first start on belongs, and where that from the first end on is.
  var firstCost, firstCostBehind: Int

  /// Starts beyond which the middle one divides the ends.
  private static var manyStarts: Int { 48 }

  /// Finds for each start the least cost from it on and the best end of its line.
  ///
  /// `sums` are what the items before an item cost together, and `limits` the furthest ends as far
  /// as lengths don't matter; empty when nothing else does.
  @inline(__always)
  func solve(
    sums: Span<Length>, limits: Span<Int32>, costs: inout MutableSpan<Cost>,
    bestEnds: inout MutableSpan<Int32>
  ) {
    if starts.count > Self.manyStarts {
      divide(
        starts.lowerBound..<starts.upperBound + 1, among: ends, sums: sums, limits: limits,
        costs: &costs, bestEnds: &bestEnds)
      return
    }
    var latest = ends.upperBound
    var start = starts.upperBound
    while start >= starts.lowerBound {
      latest = solve(
        start, from: ends.lowerBound, to: latest, sums: sums, limits: limits, costs: &costs,
        bestEnds: &bestEnds)
      start &-= 1
    }
  }

  /// Solves some starts whose best ends are among `ends`.
  private func divide(
    _ some: Range<Int>, among ends: ClosedRange<Int>, sums: Span<Length>, limits: Span<Int32>,
    costs: inout MutableSpan<Cost>, bestEnds: inout MutableSpan<Int32>
  ) {
    guard !some.isEmpty else { return }
    let middle = some.lowerBound + some.count / 2
    let end = solve(
      middle, from: ends.lowerBound, to: ends.upperBound, sums: sums, limits: limits,
      costs: &costs, bestEnds: &bestEnds)
    divide(
      some.lowerBound..<middle, among: ends.lowerBound...end, sums: sums, limits: limits,
      costs: &costs, bestEnds: &bestEnds)
    divide(
      middle + 1..<some.upperBound, among: end...ends.upperBound, sums: sums, limits: limits,
      costs: &costs, bestEnds: &bestEnds)
  }

  /// Finds the best end of a line that begins at `start`; of several the furthest.
  @inline(__always)
  private func solve(
    _ start: Int, from first: Int, to last: Int, sums: Span<Length>, limits: Span<Int32>,
    costs: inout MutableSpan<Cost>, bestEnds: inout MutableSpan<Int32>
  ) -> Int {
    let nearest = max(first, start &+ 1)
    let before = sums[start] &+ gap
    // The furthest end that fits; a first item always does.
    var end = limits.isEmpty ? last : max(nearest, min(last, Int(limits[start])))
    while end > nearest, UInt(sums[end] &- before) > UInt(bitPattern: room) { end &-= 1 }
    let behind = firstCostBehind &- ends.lowerBound
    var best = Cost.max
    var bestEnd = end
    while end >= nearest {
      let used = Cost(truncatingIfNeeded: sums[end] &- before)
      let cost = used &* used &+ costs[behind &+ end]
      if cost < best {
        best = cost
        bestEnd = end
      }
      end &-= 1
    }
    costs[firstCost &+ start &- starts.lowerBound] = best
    bestEnds[firstState &+ start &- starts.lowerBound] = Int32(truncatingIfNeeded: bestEnd)
    return bestEnd
  }
}
