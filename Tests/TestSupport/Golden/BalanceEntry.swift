/// A list of widths and the balanced lines that two browsers and Taffy agree on.
public struct BalanceEntry: Decodable, Sendable, CustomStringConvertible {
  /// What the list is called.
  public let n: String
  /// The width of the container, and the cells between items.
  public let W, g: Int
  /// The widths of the items, in cells.
  public let w: [Int32]
  /// Items of each line.
  public let greedy, balanced: [Int]
  /// Sums of the squares of the free cells.
  public let greedySSE, balancedSSE: Int
  /// Cells used by each balanced line.
  public let lineWidths: [Int]

  /// The name of the list.
  public var description: String { n }
}
