import Foundation
import Testing

/// Rows of a fixture by the names of its columns.
struct Fixture {
  typealias Row = [String: String]

  let rows: [Row]

  init(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: "Fixtures/\(name)"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("# ") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let names = try #require(lines.first)
    rows = lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(names, $0)) }
  }
}

extension Fixture.Row {
  /// The bytes of a column of pairs of hexadecimal digits.
  func bytes(_ column: String) throws -> [UInt8] {
    let digits = try Array(#require(self[column]).utf8)
    return try stride(from: 0, to: digits.count, by: 2).map {
      try #require(UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16))
    }
  }

  /// The number of a column; nil for NA.
  func number(_ column: String) throws -> Int? {
    try Int(#require(self[column]))
  }
}

extension Fixture.Row {
  /// The text of a column of code points in hexadecimal.
  func text(_ column: String = "code_points") throws -> String {
    let scalars = try #require(self[column]).split(separator: " ").map { digits in
      try #require(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init))
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
