import Foundation

/// The files of layouts that were worked out elsewhere, as they are written: every test reads them by
/// its own rules.
public enum GoldenFile {
  /// The hand-worked layouts of `layout.json`.
  public static func layout() throws -> [LayoutEntry] {
    try decode("layout.json", as: [LayoutEntry].self)
  }

  /// The layouts of `flow.json`, whose answers come from a browser's flex-wrap.
  public static func flow() throws -> [FlowEntry] {
    try decode("flow.json", as: Cases<FlowEntry>.self).cases
  }

  /// The lists of `balance.json`.
  public static func balance() throws -> [BalanceEntry] {
    try decode("balance.json", as: Cases<BalanceEntry>.self).cases
  }

  /// The lists of `pack.json`.
  public static func pack() throws -> [PackEntry] {
    try decode("pack.json", as: Cases<PackEntry>.self).cases
  }

  /// The items of lines that hold so many each, from the first item on.
  public static func items(byLine counts: [Int]) -> [[Int]] {
    var start = 0
    return counts.map { count in
      defer { start += count }
      return Array(start..<start + count)
    }
  }

  private struct Cases<Entry: Decodable>: Decodable {
    let cases: [Entry]
  }

  private static func decode<Contents: Decodable>(
    _ name: String, as type: Contents.Type
  ) throws -> Contents {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let url = tests.appending(path: "TagLayoutTests/Fixtures/\(name)")
    return try JSONDecoder().decode(type, from: Data(contentsOf: url))
  }
}
