// CONTRACT
public import Preview
public import TagLayout

/// A terminal driven by ncurses.
public struct CursesTerminal: ~Copyable, Terminal {
  /// Opens the controlling terminal.
  public init(environment: [String: String]) throws(TerminalFailure) { fatalError("CONTRACT") }
  public var size: Size { fatalError("CONTRACT") }
  public var keySequences: [[UInt8]: Key] { fatalError("CONTRACT") }
  public var isUnicode: Bool { fatalError("CONTRACT") }
  public mutating func show(_ screen: Screen) throws(TerminalFailure) {}
  public mutating func wait(milliseconds: Int?) -> TerminalActivity { .hangUp }
  public mutating func suspend() {}
  public mutating func invalidate() {}
  public mutating func close() {}
}
