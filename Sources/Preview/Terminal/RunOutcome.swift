/// How a run of the preview ended.
public enum RunOutcome: Sendable {
  /// The user quit, leaving this state.
  case quit(Model)
  /// This signal asked the program to end.
  case ended(signal: Int32)
  /// The terminal went away.
  case hangUp
  /// The terminal could not be drawn on any more.
  case failed(TerminalFailure)
}
