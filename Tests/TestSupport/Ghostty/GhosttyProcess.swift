import Foundation
import Synchronization

/// The Python process in which all terminals of libghostty-vt live.
///
/// It ends when this one ends, with its input.
final class GhosttyProcess: Sendable {
  /// A request to `ghostty.py`, where it is described.
  struct Request: Encodable {
    var `do`: String
    var terminal: Int?
    var columns: Int?
    var rows: Int?
    var clusters: String?
    var bytes: Data?
  }

  /// What it answers.
  struct Answer: Decodable {
    var terminal: Int?
    var bytes: Data?
    var texts: [[String]]?
    var styles: [[String]]?
    var error: String?
  }

  /// The one process.
  static let shared = Result { try GhosttyProcess() }

  /// The interpreter that `make test` sets up, with the library in it.
  static let interpreter = file("../../../.build/ghostty/bin/python")
  private static let program = file("ghostty.py")

  // The lock is held for a request and its answer, so what it holds has one user at a time.
  private struct Connection: ~Copyable {
    nonisolated(unsafe) let child: ChildProcess
    var taken = 0
  }
  private let connection: Mutex<Connection>

  private init() throws {
    var launch = Launch(path: Self.interpreter, [Self.program])
    launch.input = .written
    connection = Mutex(Connection(child: try ChildProcess(launch)))
  }

  /// Asks, and waits for the answer.
  func answer(to request: Request) throws -> Answer {
    let question = try JSONEncoder().encode(request) + [UInt8(ascii: "\n")]
    let line = try connection.withLock { connection in
      guard !connection.child.hasEnded else { throw GhosttyFailure.ended(connection.child) }
      try connection.child.input?.write(Array(question))
      return try Self.line(of: &connection)
    }
    let answer = try JSONDecoder().decode(Answer.self, from: Data(line))
    if let error = answer.error { throw GhosttyFailure(doing: request.do, message: error) }
    return answer
  }

  private static func line(of connection: inout Connection) throws -> [UInt8] {
    let child = connection.child
    var end: Int?
    var searched = connection.taken
    // Python may still be starting, on a busy machine.
    try Wait.until("answer of \(program)", bound: .seconds(60)) {
      child.pump(milliseconds: 10)
      guard !child.hasEnded else {
        throw GhosttyFailure.ended(child)
      }
    } last: {
      child.errors.text
    } _: {
      let bytes = child.output.bytes
      end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n"))
      searched = bytes.count
      return end != nil
    }
    let line = child.output.bytes[connection.taken..<(end ?? searched)]
    connection.taken += line.count + 1
    return Array(line)
  }

  /// A path from the folder of this file; links are not followed, since an interpreter finds its libraries
  /// by the name that it was called by.
  private static func file(_ name: String, besides here: String = #filePath) -> String {
    here.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      + "/" + name
  }
}

/// A request that libghostty-vt, or the script before it, refused.
struct GhosttyFailure: Error, CustomStringConvertible {
  let doing: String
  let message: String

  static func ended(_ child: ChildProcess) -> Self {
    Self(doing: "start", message: child.errors.text)
  }

  var description: String { "libghostty-vt, \(doing): \(message)" }
}
