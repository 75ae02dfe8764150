import CellText
import Preview

/// Who said how the cells of a printed cloud are counted, where the terminal was to say it.
enum WidthSource: Hashable, Sendable {
  /// The terminal did.
  case terminal(WidthProfile)
  /// There is none to ask.
  case noTerminal(TerminalFailure)
  /// It may not be asked, or didn't answer.
  case silent
}
