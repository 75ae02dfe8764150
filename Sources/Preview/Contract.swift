// CONTRACT: split into one file a type. Input/ belongs to one author, the rest to another.
public import Canvas
public import Cloud
public import TagLayout

// ---- Input/ ----
/// A key as the terminal sent it.
public enum Key: Hashable, Sendable {
  /// A printable character, already decoded (shifted letters are their own characters).
  case character(Unicode.Scalar)
  /// Ctrl with a letter, lower case: `control("r")`. Enter, Tab, Backspace, Escape are keys of their own.
  case control(Unicode.Scalar)
  case up, down, left, right, home, end, pageUp, pageDown, insert, delete
  case enter, tab, backTab, backspace, escape
  case function(Int)
}
public enum MouseEvent: Hashable, Sendable {
  case press(button: Int, at: Point), release(button: Int, at: Point), drag(button: Int, at: Point), wheel(lines: Int, at: Point)
}
public enum Event: Hashable, Sendable {
  case key(Key)
  case paste(String)
  case mouse(MouseEvent)
  case resize(Size)
  /// The program was stopped and goes on: everything must be repainted.
  case resumed
}
/// Bytes to events; pure and total. Unknown sequences are swallowed, bad UTF-8 skipped, a bracketed paste becomes one event.
public struct InputTokenizer: Sendable {
  /// `sequences`: what terminfo says the keys send; built-in xterm, rxvt, linux sequences are known besides.
  public init(sequences: [[UInt8]: Key] = [:]) {}
  public mutating func feed(_ bytes: [UInt8]) -> [Event] { fatalError("CONTRACT") }
  /// Whether an Esc or an unfinished sequence waits for more bytes: call `flush()` when none come within the delay.
  public var isPending: Bool { fatalError("CONTRACT") }
  public mutating func flush() -> [Event] { fatalError("CONTRACT") }
}

// ---- Terminal/ ----
/// What the view wants on the terminal.
public struct Screen: Sendable {
  public var canvas: Canvas
  /// Where the hardware cursor stands (the selected box, or the prompt), and whether it is seen.
  public var cursor: Point
  public var isCursorVisible: Bool
  public init(canvas: Canvas, cursor: Point, isCursorVisible: Bool) { self.canvas = canvas; self.cursor = cursor; self.isCursorVisible = isCursorVisible }
}
public enum TerminalActivity: Hashable, Sendable {
  case bytes([UInt8])
  case resized(Size)
  case timedOut
  case resumed
  case hangUp
}
public enum TerminalFailure: Error, Hashable, Sendable {
  case noControllingTerminal(errno: Int32)
  case termNotSet
  case termUnknown(String)
  case termUnusable(String)
  case ioError(errno: Int32)
}
public protocol Terminal: ~Copyable {
  var size: Size { get }
  var keySequences: [[UInt8]: Key] { get }
  /// Whether cells beyond ASCII can be drawn (UTF-8 locale).
  var isUnicode: Bool { get }
  mutating func show(_ screen: Screen) throws(TerminalFailure)
  /// Waits for something to happen; `milliseconds` nil = for ever.
  mutating func wait(milliseconds: Int?) -> TerminalActivity
  /// Gives the terminal back, stops the process group, takes the terminal again on SIGCONT.
  mutating func suspend()
  /// The next `show` paints every cell.
  mutating func invalidate()
  /// Gives the terminal back. Idempotent; deinit does it too.
  mutating func close()
}
/// What effects need beyond the terminal.
public protocol Host {
  /// Called after each frame (TAGCLOUD_TEST_FD).
  mutating func frameShown(_ number: Int)
}

// ---- the program as values ----
public enum Effect: Hashable, Sendable { case quit, suspend, repaint }
/// The whole state of the preview.
public struct Model: Sendable {
  public struct Options: Sendable {
    /// The layout width given by option; nil follows the terminal.
    public var width: Int?
    public var height: Int?
    public var isDemo = false
    public var usesColor = true
    public init() {}
  }
  public init(tags: TagList, settings: CloudSettings, size: Size, options: Options = Options()) { fatalError("CONTRACT") }
  public var cloud: ArrangedCloud { fatalError("CONTRACT") }
  /// `p`: the layout is to be printed when the program ends.
  public var printsOnExit: Bool { fatalError("CONTRACT") }
  public mutating func update(_ event: Event) -> [Effect] { fatalError("CONTRACT") }
  public func view() -> Screen { fatalError("CONTRACT") }
}
/// One line of the key table: what `--help`, hints and the help overlay are made from.
public struct KeyBinding: Sendable {
  public let keys: [Key]
  public let label: String      // "Tab", "+ ="
  public let short: String      // hint: "align"
  public let long: String       // help: "next alignment"
  public static let all: [KeyBinding] = []
}
public enum RunOutcome: Sendable { case quit(Model), hangUp, failed(TerminalFailure) }
/// Feeds events to `update`, shows `view`, carries effects out; coalesces resizes; 25 ms for Esc.
public enum RunLoop {
  public static func run<T: Terminal & ~Copyable, H: Host>(_ model: Model, on terminal: inout T, host: inout H) -> RunOutcome { fatalError("CONTRACT") }
}
