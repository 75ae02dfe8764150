/// A rectangle of cells, half-open: it covers `x ..< maxX` and `y ..< maxY`.
public struct Rect: Hashable, Sendable {
  /// First column.
  public var x: Int
  /// First row.
  public var y: Int
  /// Cells across.
  public var width: Int
  /// Cells down.
  public var height: Int

  /// The `width` × `height` cells whose top left one is at (`x`, `y`).
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
