import TagLayout

/// The part of the content that is on the screen.
struct Viewport: Hashable, Sendable {
  /// The content cell in the top left corner of the cloud's area.
  var origin = Point.zero
  /// What stays at the start of the view when the cloud is laid out anew; `nil` at the very start.
  ///
  /// It changes only when a person moves, never by a new layout: so a width that is made smaller
  /// and larger again shows the same screen at the same width.
  var anchor: Anchor?

  /// A line, named by its first tag, and how far it is scrolled out.
  struct Anchor: Hashable, Sendable {
    var item: Int
    var offset: Int
  }

  /// The start of a view of `length` cells that is moved as little as possible to show `range`; the
  /// range's own start if it is longer.
  static func start(showing range: Range<Int>, from start: Int, length: Int) -> Int {
    if range.lowerBound < start { return range.lowerBound }
    if range.upperBound > start + length {
      return min(range.lowerBound, range.upperBound - length)
    }
    return start
  }
}
