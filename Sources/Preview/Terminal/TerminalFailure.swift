/// Why a terminal can't be drawn on.
public enum TerminalFailure: Error, Hashable, Sendable {
  /// The process has no controlling terminal, or may not open it.
  case noControllingTerminal(errno: Int32)
  /// The environment variable TERM is unset or empty.
  case termNotSet
  /// No description of the terminal type TERM was found.
  case termUnknown(String)
  /// The terminal type TERM can't move the cursor or can't clear the screen.
  case termUnusable(String)
  /// A system call on the terminal failed.
  case ioError(errno: Int32)
}
