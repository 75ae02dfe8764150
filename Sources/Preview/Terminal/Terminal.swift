public import TagLayout

/// A terminal as the run loop sees it: bytes and sizes come in, screens go out.
public protocol Terminal: ~Copyable {
  /// Columns and rows, both at least 1.
  var size: Size { get }

  /// The byte strings that the keys of this terminal send, for `InputTokenizer`.
  var keySequences: KeySequences { get }

  /// Whether cells can hold characters beyond ASCII.
  var isUnicode: Bool { get }

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

  /// Makes the next `show` paint every cell.
  mutating func invalidate()

  /// Gives the terminal back as it was. Idempotent.
  mutating func close()
}
