/// Margins in cells, in the order of UIKit's `UIEdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  /// Cells above.
  public var top: Int
  /// Cells to the left.
  public var left: Int
  /// Cells below.
  public var bottom: Int
  /// Cells to the right.
  public var right: Int

  /// Margins of `top`, `left`, `bottom` and `right` cells.
  public init(top: Int, left: Int, bottom: Int, right: Int) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No margin on any side.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
