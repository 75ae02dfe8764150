import Foundation
import TestSupport

/// What `--json` says.
struct LayoutReport: Decodable {
  struct Container: Decodable, Equatable {
    let width: Int
    let height: Int
    let source: String
  }
  struct Size: Decodable, Equatable {
    let width: Int
    let height: Int
  }
  struct Frame: Decodable, Equatable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }
  struct Line: Decodable, Equatable {
    let index: Int
    /// The place along the scroll axis: `y` of rows, `x` of columns; so is `height` or `width`.
    let x: Int?
    let y: Int?
    let width: Int?
    let height: Int?
    let used: Int
    let free: Int
    let end: String
    let items: [Int]
  }
  struct Item: Decodable, Equatable {
    let index: Int
    let text: String
    let shown: String
    let line: Int?
    let truncated: Bool
    let frame: Frame?
  }

  let schema: Int
  let widthMode: String
  let alignDirection: String
  let container: Container
  let contentSize: Size
  let hidden: Int
  let lines: [Line]
  let items: [Item]

  /// The tags' texts.
  var texts: [String] { items.map(\.text) }

  /// Reads a report.
  init(_ bytes: [UInt8]) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(bytes))
  }

  /// Asks the program.
  init(
    of arguments: [String], input: Launch.Input? = nil, environment: [String: String] = [:]
  ) throws {
    var launch = Launch(["--json"] + arguments)
    launch.input = input
    launch.environment.merge(environment) { $1 }
    let result = try Program.run(launch)
    guard result.termination == .exited(0) else {
      throw ReportFailure(arguments: arguments, result: result)
    }
    self = try Self(result.output)
  }
}

/// `--json` that failed.
struct ReportFailure: Error, CustomStringConvertible {
  let arguments: [String]
  let result: ProgramResult

  var description: String {
    "--json \(arguments.joined(separator: " ")): \(result.termination), \(result.errorText)"
  }
}
