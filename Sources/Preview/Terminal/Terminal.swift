public import TagLayout

/// A terminal as the run loop sees it: bytes and sizes come in, screens go out.
public protocol Terminal: ~Copyable {
  /// Columns and rows, both at least 1.
  var size: Size { get }

  /// The byte strings that the keys of this terminal send, for `InputTokenizer`.
  var keySequences: KeySequences { get }

  /// Whether cells can hold characters beyond ASCII.
  var isUnicode: Bool { get }

  /// Whether each frame is sent between the marks of mode 2026, so that it is shown whole.
  ///
  /// Only for a terminal that has said that it knows the mode.
  var isSynchronized: Bool { get set }

  /// Whether mode 2027, by which a terminal counts grapheme clusters, has been switched on.
  ///
  /// Then it is switched off on every way out, and on again when the terminal is taken again. Whoever
  /// sets this also sends the mode: it says what to do about it.
  var clustersGraphemes: Bool { get set }

  /// Whether the terminal reports the mouse: buttons, the wheel, and moves while a button is down,
  /// in the encoding that `MouseEvent` reads (modes 1002 and 1006).
  ///
  /// What is set holds from the next frame on. The modes are switched off on every way out, and on
  /// again when the terminal is taken again.
  var reportsMouse: Bool { get set }

  /// The answers that are due; nil if none is.
  ///
  /// When the terminal is given back they are waited for and thrown away, so that a shell doesn't
  /// take them for input: until their time is over, and at least for a moment, or for a second if the
  /// terminal is answering.
  var dueReplies: DueReplies? { get set }

  /// Whether SIGHUP and SIGTERM come as `TerminalActivity.ending`; else they end the process at once,
  /// after the terminal was given back.
  ///
  /// Until `close`. A second one ends it in any case if nobody waits for the first.
  var defersEnding: Bool { get set }

  /// Shows a screen; what lies beyond `size` is cut off.
  ///
  /// - Parameter screen: The cells and the cursor.
  /// - Throws: `TerminalFailure.ioError` if the terminal can't be written to. A terminal that has
  ///   gone is no error here: the next `wait` says so.
  mutating func show(_ screen: Screen) throws(TerminalFailure)

  /// Waits until something happens.
  ///
  /// - Parameter milliseconds: How long to wait at most: 0 only looks, nil waits for ever.
  /// - Returns: What happened.
  mutating func wait(milliseconds: Int?) -> TerminalActivity

  /// Gives the terminal back, stops the process group, and takes the terminal again once it is
  /// continued. The size may be another one then.
  mutating func suspend()

  /// Sends bytes that are no part of a frame, such as questions; the answers come as input.
  ///
  /// The cursor and the styles must be as before at their end. A terminal that has gone is no error
  /// here: the next `wait` says so.
  mutating func send(_ bytes: [UInt8])

  /// Makes the next `show` paint every cell.
  mutating func invalidate()

  /// Makes the next `show` paint every cell of these rows; those outside of the screen are ignored.
  mutating func invalidate(rows: Range<Int>)

  /// Gives the screen back as it was, but leaves mode 2027 as it is: for text that was measured with it
  /// and is written now. `close` does the rest, and so does every other way out.
  mutating func leave()

  /// Gives the terminal back as it was. Idempotent.
  mutating func close()
}
