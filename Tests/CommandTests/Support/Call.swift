import Command
import Foundation
import Glibc
import Preview
import TestSupport

/// A call of the program within the test's process: files stand for its streams.
struct Call {
  var arguments: [String]
  var input: [UInt8] = []
  var environment: [String: String] = [:]
  /// Where the output goes; `nil` is a file that the result holds.
  var outputPath: String?
  /// What is typed once the preview is up; `nil` means that there is no terminal.
  var keys: String?
  var isUnicode = true
  /// Answers what the terminal is asked.
  var responder: TerminalResponder?

  init(_ arguments: String..., input: String = "") {
    self.arguments = arguments
    self.input = Array(input.utf8)
  }

  struct Result {
    let status: Int32
    let output: String
    let errors: String
    /// The rows of each screen.
    let screens: [[String]]
    /// Whether the terminal was not given back.
    let isTerminalOpen: Bool
    /// Whether the terminal was asked for.
    let isTerminalTaken: Bool
    /// What it was asked for with.
    let terminalOptions: TerminalOptions?
  }

  func run() throws -> Result {
    let directory = try TemporaryDirectory()
    let inputPath = try directory.write("input", input)
    let outputPath = try outputPath ?? directory.write("output", "")
    let errorPath = try directory.write("errors", "")
    let descriptors = [
      open(inputPath, O_RDONLY), open(outputPath, O_WRONLY), open(errorPath, O_WRONLY),
    ]
    defer { for descriptor in descriptors { close(descriptor) } }
    let log = ScriptedTerminal.Log()
    var isTerminalTaken = false
    var terminalOptions: TerminalOptions?
    let status = Command.run(
      arguments: arguments, environment: Environment(environment),
      streams: Streams(input: descriptors[0], output: descriptors[1], error: descriptors[2])
    ) { options throws(TerminalFailure) in
      isTerminalTaken = true
      terminalOptions = options
      guard let keys else { throw .noControllingTerminal(errno: ENXIO) }
      return ScriptedTerminal(keys: keys, isUnicode: isUnicode, responder: responder, log: log)
    }
    let isDevice = outputPath.hasPrefix("/dev/")
    return Result(
      status: status,
      output: isDevice ? "" : try FileText.read(outputPath),
      errors: try FileText.read(errorPath), screens: log.screens,
      isTerminalOpen: log.isOpen, isTerminalTaken: isTerminalTaken,
      terminalOptions: terminalOptions)
  }
}
