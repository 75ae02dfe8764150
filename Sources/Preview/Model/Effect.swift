/// What the world must do after an event.
public enum Effect: Hashable, Sendable {
  /// The program ends.
  case quit
  /// The terminal is given back and the program stopped, until it is continued.
  case suspend
  /// Every cell must be painted again, whatever the terminal is thought to show.
  case repaint
}
