/// Which items may share a line.
struct LineReach {
  /// The cells that a line may use, and those between two items of a line.
  let room, gap: Int
  /// The most items in a line.
  let maximumItems: Int
  /// The items but the first that start a line in any case, in ascending order.
  let hardBreaks: [Int]

  /// The furthest end of a line that starts with item `start` of `count`, as far as its length
  /// doesn't matter.
  @inline(__always)
  func limit(from start: Int, count: Int) -> Int {
    let end = min(count, start.addingClamped(maximumItems))
    guard !hardBreaks.isEmpty else { return end }
    let next = firstIndex(in: 0..<hardBreaks.count) { hardBreaks[$0] > start }
    return next < hardBreaks.count ? min(end, hardBreaks[next]) : end
  }

  /// The starts of lines that are filled from the last item backwards, as far as each goes.
  ///
  /// The first number is that of all items, where no line starts; the last one is 0.
  func startsFromTheEnd<Length>(_ lengths: LengthSums<Length>) -> [Int32] {
    let sums = lengths.sums.span
    let room = UInt(room)
    var starts = [Int32(truncatingIfNeeded: lengths.count)]
    var end = lengths.count
    var wall = hardBreaks.count
    while end > 0 {
      while wall > 0, hardBreaks[wall - 1] >= end { wall -= 1 }
      let least = max(wall > 0 ? hardBreaks[wall - 1] : 0, end.addingClamped(-maximumItems))
      let limit = sums[end] &- lengths.gap
      var start = end - 1
      while start > least, UInt(limit &- sums[start - 1]) <= room { start -= 1 }
      starts.append(Int32(truncatingIfNeeded: start))
      end = start
    }
    return starts
  }
}
