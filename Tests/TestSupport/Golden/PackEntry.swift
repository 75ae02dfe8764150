/// A list of widths and the rows that packing gives.
public struct PackEntry: Decodable, Sendable, CustomStringConvertible {
  /// The width of the container, and the cells between items.
  public let W, g: Int
  /// The widths of the items, in cells.
  public let w: [Int32]
  /// Lines in the given order, and packed.
  public let inOrder, window32: Int
  /// The items of the packed lines.
  public let rows: [[Int]]

  /// How many items there are, and in which width.
  public var description: String { "\(w.count) items in \(W)" }
}
