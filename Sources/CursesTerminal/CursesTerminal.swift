import CNcurses
import CSystem
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

  let descriptor: Int32
  /// The screen of CNcurses; nil once it is closed.
  var screen: OpaquePointer?
  /// Whether writing has shown that the terminal is gone.
  var isGone = false

  /// Opens the controlling terminal and takes it: alternate screen, single keys, bracketed paste.
  ///
  /// Nothing is drawn if it fails.
  ///
  /// - Parameter type: The terminal's type, the value of TERM; nil if that is not set. Whether colour is
  ///   wanted (NO_COLOR) is the view's affair: what it asks for is drawn as far as the type can.
  /// - Throws: What is wrong with the terminal or its type.
  public init(type: String?) throws(TerminalFailure) {
    let descriptor = system_open_terminal()
    guard descriptor >= 0 else { throw .noControllingTerminal(errno: errno) }
    let isUnicode = curses_adopt_locale()
    let size = TerminalSize.current(of: descriptor)
    let screen: OpaquePointer
    do {
      screen = try Self.open(descriptor, TerminalType(type), size)
    } catch {
      Glibc.close(descriptor)
      throw error
    }
    keySequences = KeyCapabilities.sequences { name in
      curses_capability(name).map { string in
        UnsafeBufferPointer(start: string, count: strlen(string)).map { UInt8(bitPattern: $0) }
      }
    }
    self.descriptor = descriptor
    self.isUnicode = isUnicode
    self.size = size
    self.screen = screen
  }

  deinit {
    Self.close(screen, descriptor)
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
