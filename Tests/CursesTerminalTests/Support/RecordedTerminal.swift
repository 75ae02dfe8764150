import Canvas
import Glibc
import Preview
import TagLayout
import TestSupport
import Testing

@testable import CursesTerminal

/// A terminal whose bytes go into a file, and from there to an emulator.
///
/// It takes over descriptor 2 and the signals of the process, and ncurses can drive but one at a time:
/// suites that use it are serial, parts of `DrivingTests`.
struct RecordedTerminal: ~Copyable {
  var terminal: CursesTerminal
  private(set) var screen: PtyScreen
  /// What the last frame sent.
  private(set) var bytes: [UInt8] = []
  private let file: Int32
  private let directory: TemporaryDirectory

  init(
    columns: Int, rows: Int, type: String = "xterm-256color", countsClusters: Bool = false,
    options change: (inout TerminalOptions) -> Void = { _ in }
  ) throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("terminal", "")
    let descriptor = open(path, O_RDWR | O_APPEND | O_CLOEXEC)
    let file = open(path, O_RDONLY | O_CLOEXEC)
    try #require(descriptor >= 0 && file >= 0)
    var options = TerminalOptions(type: type)
    change(&options)
    let terminal = try CursesTerminal(
      options, descriptor: descriptor, size: Size(width: columns, height: rows))
    self.terminal = terminal
    self.directory = directory
    self.file = file
    screen = PtyScreen(columns: columns, rows: rows, countsClusters: countsClusters)
    read()
  }

  deinit { close(file) }

  /// Shows a screen, and lets the emulator take what is sent.
  mutating func show(_ canvas: Canvas, cursor: Point = .zero) throws {
    try terminal.show(Screen(canvas: canvas, cursor: cursor, isCursorVisible: false))
    read()
  }

  /// What a terminal shows after the same screen was drawn anew.
  mutating func fresh(_ canvas: Canvas, cursor: Point = .zero) throws -> PtyScreen {
    terminal.invalidate()
    try show(canvas, cursor: cursor)
    return screen
  }

  private mutating func read() {
    bytes = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    screen.feed(bytes)
  }
}
