/// Which items may share a line.
struct LineReach {
  /// The cells that a line may use, and those between two items of a line.
  let room, gap: Int
  /// The most items in a line.
  let maximumItems: Int
  /// The items but the first that start a line in any case, in ascending order.
  let hardBreaks: [Int]

  /// The furthest end of a line that starts with each of `count` items, as far as its length
  /// doesn't matter; empty when nothing else does.
  func limits(count: Int) -> [Int32] {
    guard maximumItems < count || !hardBreaks.isEmpty else { return [] }
    var limits = [Int32](repeating: 0, count: count)
    var next = hardBreaks.count
    var stop = count
    for start in (0..<count).reversed() {
      while next > 0, hardBreaks[next - 1] > start {
        next -= 1
        stop = hardBreaks[next]
      }
      limits[start] = Int32(truncatingIfNeeded: min(stop, start.addingClamped(maximumItems)))
    }
    return limits
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
