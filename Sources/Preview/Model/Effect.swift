/// What the world must do after an event.
public enum Effect: Hashable, Sendable {
  /// The program ends.
  case quit
  /// The terminal is given back and the program stopped, until it is continued.
  case suspend
  /// Every cell must be painted again, whatever the terminal is thought to show.
  case repaint
  /// The next frame says what is going on; when it is on the terminal, `Event.continued` must
  /// follow.
  case continueAfterFrame
  /// The terminal must report the mouse from now on, or must not.
  case reportMouse(Bool)
  /// The terminal must be asked how it counts cells, after the next frame. The answer is one event,
  /// `widthsFound`; until it comes nothing else is asked.
  case ask(WidthQuestion)
  /// The tags must be saved; `Event.saved` says what came of it, before anything else happens.
  case save(SaveRequest)
}
