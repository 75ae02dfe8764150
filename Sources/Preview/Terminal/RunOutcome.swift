/// How a run of the preview ended.
public enum RunOutcome: Sendable {
  /// The user quit, leaving this state.
  case quit(Model)
  /// The terminal went away.
  case hangUp
  /// The terminal could not be drawn on any more.
  case failed(TerminalFailure)
}
