/// Scalars for one `setcchar`: a spacing scalar and the marks on it, with the cells that they must take.
public struct ScreenPiece: Hashable, Sendable {
  /// A scalar that takes cells, then at most four that take none.
  public let scalars: [Unicode.Scalar]
  /// Cells: 1 or 2.
  public let width: Int

  /// A piece.
  public init(scalars: [Unicode.Scalar], width: Int) {
    self.scalars = scalars
    self.width = width
  }

  /// A blank.
  public static let blank = ScreenPiece(scalars: [" "], width: 1)
  /// What stands for a character that can't be drawn.
  public static let unknown = ScreenPiece(scalars: ["\u{FFFD}"], width: 1)
}
