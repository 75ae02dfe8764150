/// A cell's place: columns grow to the right, rows grow downwards.
public struct Point: Hashable, Sendable {
  /// Columns from the left edge.
  public var x: Int
  /// Rows from the top edge.
  public var y: Int

  /// The cell in column `x` of row `y`.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left cell.
  public static let zero = Point(x: 0, y: 0)
}
