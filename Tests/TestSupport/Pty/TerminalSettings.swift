import CSystem
import Glibc

/// A snapshot of what `tcgetattr` says about a terminal.
public struct TerminalSettings: Equatable, CustomStringConvertible {
  private let settings: termios

  init(of descriptor: Descriptor) throws {
    var settings = termios()
    guard tcgetattr(descriptor.raw, &settings) == 0 else {
      throw SystemFailure(doing: "read the terminal's settings", errno: errno)
    }
    self.settings = settings
  }

  /// Whether typed characters are shown.
  public var echoes: Bool { settings.c_lflag & tcflag_t(ECHO) != 0 }
  /// Whether input comes in whole lines.
  public var isCanonical: Bool { settings.c_lflag & tcflag_t(ICANON) != 0 }

  /// Equal in every flag, control character and speed.
  public static func == (one: Self, other: Self) -> Bool {
    var (one, other) = (one.settings, other.settings)
    return system_pty_same_settings(&one, &other)
  }

  /// All flags in hexadecimal, and the control characters.
  public var description: String {
    var settings = settings
    let characters = withUnsafeBytes(of: &settings.c_cc) { Array($0) }
    let flags = [
      ("iflag", settings.c_iflag), ("oflag", settings.c_oflag), ("cflag", settings.c_cflag),
      ("lflag", settings.c_lflag),
    ]
    return flags.map { "\($0) \(String($1, radix: 16))" }.joined(separator: " ")
      + " cc \(characters)"
  }
}
