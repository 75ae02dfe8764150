/// The program that this package builds, run to its end without a terminal.
public enum Program {
  /// The executable's path: it lies beside the bundle of tests.
  public static let path: String = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    let directory = bundle.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (directory + ["tagcloud"]).joined(separator: "/")
  }()

  /// Runs the program.
  public static func run(
    _ arguments: String..., input: Launch.Input? = nil, environment: [String: String] = [:]
  ) throws -> ProgramResult {
    var launch = Launch(arguments)
    launch.input = input
    launch.environment.merge(environment) { $1 }
    return try run(launch)
  }

  /// Runs a command of the shell, in which `$TC` is the program.
  public static func shell(_ command: String) throws -> ProgramResult {
    try run(.shell(command))
  }

  /// Runs any executable to its end, without a controlling terminal.
  ///
  /// - Throws: `WaitFailure` when it has not ended within the bound; it is killed then.
  public static func run(_ launch: Launch, bound: Duration = Wait.bound) throws -> ProgramResult {
    let child = try ChildProcess(launch)
    try Wait.until("end of \(launch.path) \(launch.arguments)", bound: bound) {
      child.pump(milliseconds: 1)
    } last: {
      "stdout: \(child.output.text.suffix(2000))\nstderr: \(child.errors.text.suffix(2000))"
    } _: {
      child.hasEnded && child.isDrained
    }
    return ProgramResult(
      termination: child.termination ?? .exited(-1), output: child.output.bytes,
      errors: child.errors.bytes)
  }
}

/// What a finished program left.
public struct ProgramResult: Sendable {
  /// How it ended.
  public let termination: Termination
  /// The bytes of standard output.
  public let output: [UInt8]
  /// The bytes of standard error.
  public let errors: [UInt8]

  /// Standard output as text; a byte that is not UTF-8 becomes U+FFFD.
  public var text: String { String(decoding: output, as: UTF8.self) }
  /// Standard error as text.
  public var errorText: String { String(decoding: errors, as: UTF8.self) }
  /// The lines of standard output; a newline ends a line and is not part of it.
  public var lines: [String] { Self.lines(of: text) }
  /// The lines of standard error.
  public var errorLines: [String] { Self.lines(of: errorText) }

  private static func lines(of text: String) -> [String] {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
