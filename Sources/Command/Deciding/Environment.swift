import CellText
import Cloud
import Glibc
import TagLayout

/// The environment variables that the program listens to, in one place.
///
/// A variable is looked up when it is asked for: a dictionary of all of them would delay the first
/// frame.
public struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> String?

  /// An environment with exactly these variables.
  public init(_ all: [String: String]) { lookUp = { all[$0] } }

  private init(lookUp: @escaping @Sendable (String) -> String?) { self.lookUp = lookUp }

  /// The environment of this process.
  public static var current: Environment {
    Environment { name in getenv(name).map { String(cString: $0) } }
  }

  /// Names, as people set them.
  enum Variable: String, CaseIterable {
    case defaultOptions = "TAGCLOUD_OPTS"
    case columns = "COLUMNS"
    case lines = "LINES"
    case noColor = "NO_COLOR"
    case terminalType = "TERM"
    /// Milliseconds that a lone Esc is waited for; ncurses' name for it.
    case escapeDelay = "ESCDELAY"
    /// If not empty, the terminal is not asked how it counts cells.
    case noProbe = "TAGCLOUD_NO_PROBE"
    /// Set where the terminal is reached over a network.
    case remoteConnection = "SSH_CONNECTION"
    case remoteTerminal = "SSH_TTY"
    case home = "HOME"
    /// Where programs keep what outlasts them (XDG Base Directory Specification).
    case stateHome = "XDG_STATE_HOME"
    /// Where tests are told of frames.
    case testDescriptor = "TAGCLOUD_TEST_FD"
    /// The locale that tests have in place of C.UTF-8, which is always there.
    case fallbackLocale = "TAGCLOUD_TEST_LOCALE"
  }

  private subscript(variable: Variable) -> String? { lookUp(variable.rawValue) }

  /// Default options, split like a shell's words later; "" where there are none.
  var defaultOptions: String { self[.defaultOptions] ?? "" }

  /// The width that `COLUMNS` names; `nil` unless it is a positive number.
  var columns: Int? { positive(.columns) }

  /// The height that `LINES` names; `nil` unless it is a positive number.
  var lines: Int? { positive(.lines) }

  /// Whether `NO_COLOR` is set and not empty (no-color.org).
  var forbidsColor: Bool { !(self[.noColor] ?? "").isEmpty }

  /// Milliseconds that a lone Esc is waited for; `nil` unless it is a positive number.
  var escapeDelay: Int? { positive(.escapeDelay) }

  /// The name of the terminal's type.
  var terminalType: String? { self[.terminalType] }

  /// The descriptor that is told of each frame.
  var testDescriptor: Int32? { self[.testDescriptor].flatMap { Int32($0) } }

  /// The user's own folder; `nil` if it is not known.
  var home: String? { self[.home].flatMap { $0.isEmpty ? nil : $0 } }

  /// The folder that holds what programs keep; `nil` unless it is an absolute path.
  var stateHome: String? { self[.stateHome].flatMap { $0.hasPrefix("/") ? $0 : nil } }

  /// The locale that is tried if the user's own is not UTF-8; `nil` for the usual one.
  var fallbackLocale: String? { self[.fallbackLocale] }

  /// When a terminal of this size may be asked how it counts cells, and how long it has.
  ///
  /// The variable that forbids it outweighs the width mode `auto`: whoever sets it has a terminal that
  /// must not be asked.
  func probeConditions(_ size: Size) -> ProbeConditions {
    ProbeConditions(columns: size.width, rows: size.height, environment: lookUp)
  }

  private func positive(_ variable: Variable) -> Int? {
    guard let text = self[variable] else { return nil }
    return try? CellCount.parse(text, what: variable.rawValue, minimum: 1)
  }
}
