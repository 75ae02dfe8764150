import CSystem
import Cloud
import Glibc

/// The environment variables that the program listens to, in one place.
///
/// The terminal's own (`TERM`, `LC_ALL` …) are the driver's business.
public struct Environment: Sendable {
  /// Every variable.
  public let all: [String: String]

  /// An environment with exactly these variables.
  public init(_ all: [String: String]) { self.all = all }

  /// The environment of this process.
  public static var current: Environment {
    var all: [String: String] = [:]
    guard var entry = system_environment() else { return Environment(all) }
    while let text = entry.pointee {
      entry += 1
      guard let equals = strchr(text, 0x3D) else { continue }
      let name = String(
        decoding: UnsafeRawBufferPointer(start: text, count: equals - text), as: UTF8.self)
      // The first of two equal names holds, as for getenv.
      if all[name] == nil { all[name] = String(cString: equals + 1) }
    }
    return Environment(all)
  }

  /// Names, as people set them.
  enum Variable: String, CaseIterable {
    case defaultOptions = "TAGCLOUD_OPTS"
    case columns = "COLUMNS"
    case lines = "LINES"
    case noColor = "NO_COLOR"
    /// Milliseconds that a lone Esc is waited for; ncurses' name for it.
    case escapeDelay = "ESCDELAY"
    /// Where tests are told of frames.
    case testDescriptor = "TAGCLOUD_TEST_FD"
  }

  private subscript(variable: Variable) -> String? { all[variable.rawValue] }

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

  /// The variables for the driver of the terminal, with `NO_COLOR` as decided.
  func describingTerminal(usesColor: Bool) -> [String: String] {
    var described = all
    described[Variable.noColor.rawValue] = usesColor ? nil : "1"
    return described
  }

  /// The descriptor that is told of each frame.
  var testDescriptor: Int32? { self[.testDescriptor].flatMap { Int32($0) } }

  private func positive(_ variable: Variable) -> Int? {
    guard let text = self[variable] else { return nil }
    return try? CellCount.parse(text, what: variable.rawValue, minimum: 1)
  }
}
