public import CellText
public import TagLayout

/// Something that happened to the preview.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Text was pasted; as the terminal sent it, so newlines are mostly carriage returns.
  case paste(String)
  /// The mouse was used, at a time in milliseconds of which only differences mean something.
  ///
  /// The run loop puts the time in; without a clock all happens at once.
  case mouse(MouseEvent, time: Int = 0)
  /// The terminal answered a question.
  ///
  /// The run loop keeps these to itself: what they come to together is an event of its own.
  case reply(TerminalReply)
  /// What the terminal was asked of its widths is answered, or won't be.
  case widthsFound(ProbeFindings)
  /// The terminal has this size now.
  case resize(Size)
  /// What came of `Effect.save`.
  case saved(SaveRequest, SaveOutcome)
  /// The frame that was asked for by `Effect.continueAfterFrame` is on the terminal.
  case continued
  /// The program was stopped and goes on: everything must be repainted.
  case resumed
}
