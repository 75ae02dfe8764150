/// What breaking says of one line, in 8 bytes.
struct BrokenLine: Hashable, Sendable {
  /// The item after the line's last one.
  let end: Int32
  /// The cells of the line's items and of the gaps between them, at most `Int32.max`.
  let clampedUsed: Int32

  /// The line that ends before item `end` and uses `used` cells.
  init(end: Int, used: Int) {
    self.end = Int32(truncatingIfNeeded: end)
    clampedUsed = Int32(truncatingIfNeeded: min(used, Int(Int32.max)))
  }

  /// The cells of its items and of the gaps between them; `nil` when they are too many to be
  /// held, which takes a container without a limit.
  var used: Int? { clampedUsed < .max ? Int(clampedUsed) : nil }
}
