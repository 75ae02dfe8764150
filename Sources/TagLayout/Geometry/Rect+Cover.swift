extension Rect {
  /// The column after the last one, at most `Int.max`.
  public var maxX: Int { x.addingClamped(width) }

  /// The row after the last one, at most `Int.max`.
  public var maxY: Int { y.addingClamped(height) }

  /// The top left cell.
  public var origin: Point { Point(x: x, y: y) }

  /// Width and height.
  public var size: Size { Size(width: width, height: height) }

  /// Whether it covers no cell; a negative width or height covers none.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether it covers the cell at `point`.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Whether some cell is covered by both rectangles.
  public func intersects(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty
      && x < other.maxX && other.x < maxX
      && y < other.maxY && other.y < maxY
  }
}
