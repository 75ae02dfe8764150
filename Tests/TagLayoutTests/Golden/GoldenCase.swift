import Foundation
import TagLayout
import TestSupport

/// A case of a fixture file: a scenario and the layout that belongs to it.
struct GoldenCase: Sendable, CustomStringConvertible {
  let id: String
  let scenario: LayoutScenario
  let lines: [[Int]]
  let origins: [Point]
  /// `nil` when the fixture doesn't say.
  let sizes: [Size]?
  /// `nil` when the fixture doesn't say.
  let contentWidth: Int?
  let contentHeight: Int

  var description: String { id }
}

/// The cases of a file, and why the others of it were left out.
struct GoldenFile: Sendable {
  var cases: [GoldenCase] = []
  /// Options that the engine doesn't have, and how many cases ask for each.
  var leftOut: [String: Int] = [:]

  mutating func leaveOut(_ reason: String) { leftOut[reason, default: 0] += 1 }

  /// One line that says how many cases were left out and why.
  var account: String {
    let reasons = leftOut.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "\(cases.count) cases run, left out: \(reasons.joined(separator: ", "))"
  }

  static func decode<Contents: Decodable>(_ name: String, as type: Contents.Type) throws -> Contents
  {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let url = folder.appending(path: "Fixtures/\(name)")
    return try JSONDecoder().decode(type, from: Data(contentsOf: url))
  }
}
