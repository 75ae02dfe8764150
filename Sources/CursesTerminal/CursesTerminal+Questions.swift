import CNcurses
import Glibc

extension CursesTerminal {
  /// Sends bytes past ncurses, such as questions; the answers come as input.
  ///
  /// - Parameter bytes: The bytes; at their end the cursor and the styles must be as before.
  public mutating func send(_ bytes: [UInt8]) {
    guard let screen, !isGone else { return }
    let error = bytes.withUnsafeBytes { buffer in
      curses_send(screen, buffer.baseAddress, buffer.count)
    }
    if error == EIO || error == ENXIO { isGone = true }
  }

  /// Makes the next `show` paint every cell of these rows; those outside of the screen are ignored.
  public mutating func invalidate(rows: Range<Int>) {
    guard let screen else { return }
    unknownRows =
      unknownRows.map {
        min($0.lowerBound, rows.lowerBound)..<max($0.upperBound, rows.upperBound)
      } ?? rows
    curses_invalidate_rows(screen, Int32(clamping: rows.lowerBound), Int32(clamping: rows.count))
  }
}
