/// A list of widths and the rows that packing gives.
public struct PackEntry: Decodable, Sendable, CustomStringConvertible {
  public let W, g: Int
  public let w: [Int32]
  /// Lines in the given order, and packed.
  public let inOrder, window32: Int
  /// The items of the packed lines.
  public let rows: [[Int]]

  public var description: String { "\(w.count) items in \(W)" }
}
