/// What to start, and how.
public struct Launch: Sendable {
  /// What a child has as standard input.
  public enum Input: Sendable {
    /// `/dev/null`
    case nothing
    /// The terminal that the child runs on.
    case terminal
    /// A pipe that holds these bytes, and then ends. At most 64 KiB.
    case bytes([UInt8])
    /// A file, open for reading.
    case file(String)
    /// A pipe that whoever starts the child writes to.
    case written
    /// No descriptor at all.
    case closed

    /// A pipe that holds this text, and then ends.
    public static func text(_ text: String) -> Self { .bytes(Array(text.utf8)) }
  }

  /// What a child has as standard output or error.
  public enum Output: Sendable {
    /// A pipe to the test, which keeps the bytes.
    case captured
    /// The terminal that the child runs on.
    case terminal
    /// A file, open for writing.
    case file(String)
    /// A pipe without a reader.
    case broken
    /// No descriptor at all.
    case closed
  }

  /// The executable's path.
  public var path: String
  /// Its arguments, without argument 0.
  public var arguments: [String]
  /// Its whole environment; nothing is inherited.
  public var environment: [String: String] = Launch.environment
  /// Descriptor 0; nil: the terminal if there is one, else nothing.
  public var input: Input?
  /// Descriptor 1; nil: the terminal if there is one, else captured.
  public var output: Output?
  /// Descriptor 2; nil: the terminal if there is one, else captured.
  public var errors: Output?
  /// Whether the terminal, if there is one, is the child's controlling terminal.
  public var controlsTerminal = true
  /// Signals that are ignored from the start, as `nohup` does.
  public var ignoredSignals: [Int32] = []
  /// The working directory; nil: the test's.
  public var directory: String?

  /// An executable with arguments.
  public init(path: String, _ arguments: [String] = []) {
    self.path = path
    self.arguments = arguments
  }

  /// The program that this package builds.
  public init(_ arguments: [String]) {
    self.init(path: Program.path, arguments)
  }

  /// A command for the shell; `$TC` in it is the program.
  public static func shell(_ command: String) -> Launch {
    var launch = Launch(path: "/bin/bash", ["--norc", "-c", command])
    launch.environment["TC"] = Program.path
    return launch
  }

  /// The environment that tests fix: nothing of the machine's, a UTF-8 locale, a plain terminal that is
  /// not asked how it counts cells.
  public static let environment = [
    "PATH": "/usr/local/bin:/usr/bin:/bin",
    "HOME": "/nonexistent",
    "LC_ALL": "C.UTF-8",
    "TERM": "xterm-256color",
    "TAGCLOUD_NO_PROBE": "1",
    "SWIFT_BACKTRACE": "enable=no",
  ]
}
