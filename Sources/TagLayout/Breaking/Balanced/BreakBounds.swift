/// Where breaks can be at all when there is a given number of lines.
///
/// Lines filled from the first item on reach as far as any lines can, and lines filled from the
/// last item backwards start as early as any can. A break with some lines before it and some
/// behind it lies between the two, whatever the lines are.
struct BreakBounds {
  let lineCount: Int
  /// Greedy lines, and the starts of such from the end.
  let greedy: [BrokenLine]
  let starts: [Int32]
  let itemCount: Int

  /// The items that a line can start with when it and the lines behind it are `left` lines.
  @inline(__always)
  func starts(left: Int) -> ClosedRange<Int> {
    let before = lineCount - left
    let earliest = left < starts.count ? Int(starts[left]) : 0
    let latest =
      before == 0 ? 0 : before <= greedy.count ? Int(greedy[before - 1].end) : itemCount
    // Every line has an item at least.
    let low = max(earliest, before)
    return low...max(low, min(latest, itemCount - left))
  }
}
