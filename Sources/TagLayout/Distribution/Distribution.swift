/// How the free cells of a line are handed out to its items.
///
/// Seen from the line's start; a mirrored line is mirrored after its items are placed, so that
/// remainders fall the same way in both.
enum Distribution: Hashable, Sendable {
  /// All after the last item.
  case start
  /// Half of them before the first item, an odd one after the last.
  case center
  /// All before the first item.
  case end

  /// The free cells that are handed out before item `position` of `count`, when there are `free`.
  @inline(__always)
  func lead(before position: Int, of count: Int, free: Int) -> Int {
    switch self {
    case .start: 0
    case .center: free / 2
    case .end: free
    }
  }
}
