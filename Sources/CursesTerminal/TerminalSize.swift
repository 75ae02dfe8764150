import CSystem
import TagLayout

/// What a terminal says about its size, made usable.
enum TerminalSize {
  /// What is believed of a terminal that doesn't know its size.
  static let fallback = Size(width: 80, height: 24)
  /// The most that is believed; each cell costs ncurses about 100 bytes.
  static let maximum = Size(width: 2048, height: 1024)

  /// The size of the terminal that a descriptor is open on.
  static func current(of descriptor: Int32) -> Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    _ = system_terminal_size(descriptor, &columns, &rows)
    return usable(columns: Int(columns), rows: Int(rows))
  }

  /// A size that can be drawn on, whatever the terminal says.
  static func usable(columns: Int, rows: Int) -> Size {
    Size(
      width: columns > 0 ? min(columns, maximum.width) : fallback.width,
      height: rows > 0 ? min(rows, maximum.height) : fallback.height)
  }
}
