/// A list of widths and the balanced lines that two browsers and Taffy agree on.
struct BalanceCase: Decodable, Sendable, CustomStringConvertible {
  let n: String
  let W, g: Int
  let w: [Int32]
  /// Items of each line.
  let greedy, balanced: [Int]
  /// Sums of the squares of the free cells.
  let greedySSE, balancedSSE: Int
  /// Cells used by each balanced line.
  let lineWidths: [Int]

  var description: String { n }
}

/// A list of widths and the rows that packing gives.
struct PackCase: Decodable, Sendable, CustomStringConvertible {
  let W, g: Int
  let w: [Int32]
  /// Lines in the given order, and packed.
  let inOrder, window32: Int
  /// The items of the packed lines.
  let rows: [[Int]]

  var description: String { "\(w.count) items in \(W)" }
}

extension GoldenFile {
  /// The cases of `balance.json`.
  static func balance() throws -> [BalanceCase] {
    struct Contents: Decodable {
      let cases: [BalanceCase]
    }
    return try decode("balance.json", as: Contents.self).cases
  }

  /// The cases of `pack.json`.
  static func pack() throws -> [PackCase] {
    struct Contents: Decodable {
      let cases: [PackCase]
    }
    return try decode("pack.json", as: Contents.self).cases
  }
}
