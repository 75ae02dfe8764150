/// One line of an arrangement: a row, or with horizontal scrolling a column.
public struct Line: Hashable, Sendable {
  /// The line's number.
  public let index: Int
  /// The number of its section.
  public let section: Int
  /// Its items, hidden ones left out.
  public let items: Range<Int>
  /// The cells of its items, of the label that may end it, and of the gaps between them, before
  /// items grow.
  public let used: Int
  /// The cells of the room that it leaves free, before these are handed out; never negative.
  public let free: Int
  /// Why it ended.
  public let end: LineEnd
  /// Its band across the container: a row starts at x 0 and is as wide as the content, a column
  /// starts at y 0 and is as high as the content.
  public let frame: Rect
}
