/// A width and a height in cells.
public struct Size: Hashable, Sendable {
  /// Cells across.
  public var width: Int
  /// Cells down.
  public var height: Int

  /// A size of `width` × `height` cells.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// No cell at all.
  public static let zero = Size(width: 0, height: 0)
}
