import CNcurses
import CSystem
import Canvas
import Glibc
public import Preview
public import TagLayout

/// A terminal driven by ncurses.
///
/// Opens the controlling terminal, so that standard input and output may be anything. ncurses sets the
/// terminal up, names its keys and finds the shortest way from one screen to the next; the bytes
/// of the terminal are read directly. There is one such terminal at a time.
///
/// From `init` to `close` the crash guard stands: however the process ends, the terminal is given
/// back first. What is written to standard error meanwhile is shown after that.
public struct CursesTerminal: ~Copyable, Terminal {
  /// Columns and rows, as the terminal said last; 80 × 24 if it doesn't know.
  public internal(set) var size: Size

  /// The byte strings that terminfo names for the keys.
  public let keySequences: KeySequences

  /// Whether the C library encodes characters beyond ASCII.
  public let isUnicode: Bool

  /// Whether clusters are drawn over the cells of ncurses that it would give another width.
  ///
  /// If not, the nearest that ncurses can draw stands for them.
  public var drawsOverlays: Bool {
    didSet { if drawsOverlays != oldValue { invalidate() } }
  }

  /// Whether each frame is sent between the marks of mode 2026, so that it is shown whole.
  ///
  /// Only for a terminal that has said that it knows the mode: its answer to DECRQM 2026 is 1 or 2.
  public var isSynchronized = false

  /// Whether overlays are sent with their cells (OSC 66), so that the terminal does not count for itself.
  ///
  /// Only for a terminal of which a probe has shown that it can.
  public var sizesText = false

  /// Whether mode 2027 has been switched on: on every way out it is switched off.
  public var clustersGraphemes = false {
    didSet { if let screen { curses_set_cluster_mode(screen, clustersGraphemes) } }
  }

  /// Whether the mouse is reported, from the next frame on: on every way out that is switched off.
  public var reportsMouse = false {
    didSet { if let screen { curses_set_mouse(screen, reportsMouse) } }
  }

  /// Whether SIGHUP and SIGTERM wait for `wait`, rather than ending the process at once.
  public var defersEnding = false {
    didSet { if screen != nil { system_signals_defer_endings(defersEnding) } }
  }

  /// The answers that are waited for when the terminal is given back; nil if none is due.
  public var dueReplies: DueReplies? {
    didSet {
      guard let screen else { return }
      curses_set_due_replies(
        screen, Int32(clamping: dueReplies?.batches ?? 0),
        Int32(clamping: dueReplies?.milliseconds ?? 0), dueReplies?.isAnswering ?? false)
    }
  }

  let descriptor: Int32
  /// The screen of CNcurses; nil once it is closed.
  var screen: OpaquePointer?
  /// Whether writing has shown that the terminal is gone.
  var isGone = false
  /// What the terminal shows; nil if that is unknown, or is to be painted anew.
  var shown: Canvas?
  /// Rows in which an overlay may have drawn over its neighbours, or cells may have been joined: what their
  /// cells show is uncertain.
  var overdrawnRows: Set<Int> = []
  /// Rows that are to be painted anew though the rest is known.
  var unknownRows: Range<Int>?

  /// Opens the controlling terminal and takes it: alternate screen, single keys, bracketed paste.
  ///
  /// Nothing is drawn if it fails.
  ///
  /// - Parameter options: The terminal's type, and how it is to be drawn on. Whether colour is wanted
  ///   (NO_COLOR) is the view's affair: what it asks for is drawn as far as the type can.
  /// - Throws: What is wrong with the terminal or its type.
  public init(_ options: TerminalOptions) throws(TerminalFailure) {
    let descriptor = system_open_terminal()
    guard descriptor >= 0 else { throw .noControllingTerminal(errno: errno) }
    do {
      try self.init(options, descriptor: descriptor, size: TerminalSize.current(of: descriptor))
    } catch {
      Glibc.close(descriptor)
      throw error
    }
  }

  /// Takes what a descriptor is open on; closes it in the end, unless this fails.
  init(
    _ options: TerminalOptions, descriptor: Int32, size: Size
  ) throws(TerminalFailure) {
    isUnicode = curses_adopt_locale(options.fallbackLocale)
    screen = try Self.open(descriptor, TerminalType(options.type), size)
    keySequences = KeyCapabilities.sequences { name in
      curses_capability(name).map { string in
        UnsafeBufferPointer(start: string, count: strlen(string)).map { UInt8(bitPattern: $0) }
      }
    }
    drawsOverlays = options.drawsOverlays
    self.descriptor = descriptor
    self.size = size
  }

  deinit {
    Self.close(screen, descriptor)
  }

  /// Gives the screen back, but leaves mode 2027 as it is until `close`; the crash guard stands meanwhile.
  public mutating func leave() {
    guard let screen, !curses_leave_cluster_mode(screen) else { return }
    // Nothing is held: signals may do as they do again.
    close()
  }

  /// Gives the terminal back as it was and ends the crash guard; nothing can be shown any more.
  ///
  /// Idempotent.
  public mutating func close() {
    Self.close(screen, descriptor)
    screen = nil
  }

  static func open(
    _ descriptor: Int32, _ type: TerminalType, _ size: Size
  ) throws(TerminalFailure) -> OpaquePointer {
    var screen: OpaquePointer?
    // Before ncurses, so that no signal falls between; and after it, since it has its own handlers.
    system_signals_watch()
    let opening = curses_open(
      descriptor, type.name, Int32(size.width), Int32(size.height), &screen)
    if opening == curses_opened, let screen {
      system_signals_watch()
      return screen
    }
    let reason = errno
    system_signals_unwatch()
    throw switch opening {
    case curses_type_unknown: .termUnknown(type.name)
    case curses_type_unusable: .termUnusable(type.name)
    default: .ioError(errno: reason)
    }
  }

  private static func close(_ screen: OpaquePointer?, _ descriptor: Int32) {
    guard let screen else { return }
    curses_close(screen)
    system_signals_unwatch()
    Glibc.close(descriptor)
  }
}
