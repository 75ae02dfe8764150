/// A list of widths and the balanced lines that two browsers and Taffy agree on.
public struct BalanceEntry: Decodable, Sendable, CustomStringConvertible {
  public let n: String
  public let W, g: Int
  public let w: [Int32]
  /// Items of each line.
  public let greedy, balanced: [Int]
  /// Sums of the squares of the free cells.
  public let greedySSE, balancedSSE: Int
  /// Cells used by each balanced line.
  public let lineWidths: [Int]

  public var description: String { n }
}
