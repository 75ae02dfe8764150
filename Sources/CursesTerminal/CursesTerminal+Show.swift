import CNcurses
import Canvas
import Glibc
public import Preview
import TagLayout

extension CursesTerminal {
  /// Shows a screen, sending only what differs from the one before, in one write.
  ///
  /// Clusters to which ncurses would not give their measured cells are drawn over blanks, after it; see
  /// `drawsOverlays`.
  ///
  /// - Parameter screen: The cells and the cursor; what lies beyond `size` is cut off.
  /// - Throws: `TerminalFailure.ioError` if the terminal can't be written to. One that has gone is no
  ///   error: the next `wait` says so.
  /// - Complexity: O(*n*), *n* the number of cells of the terminal.
  public mutating func show(_ screen: Screen) throws(TerminalFailure) {
    guard let handle = self.screen, !isGone else { return }
    let repainted = shown.map { RepaintedRows(from: $0, to: screen.canvas) } ?? .all
    let overlays = paintRows(of: screen.canvas, repainting: repainted, on: handle)
    curses_set_synchronized(handle, isSynchronized)
    curses_begin_frame(
      handle, Int32(clamping: screen.cursor.x), Int32(clamping: screen.cursor.y),
      screen.isCursorVisible)
    if !overlays.isEmpty { send(overlays, repainting: repainted, on: handle) }
    shown = screen.canvas
    unknownRows = nil
    switch curses_end_frame(handle) {
    case 0: return
    case EIO, ENXIO: isGone = true
    case let error: throw .ioError(errno: error)
    }
  }

  /// Makes the next `show` paint every cell.
  public mutating func invalidate() {
    shown = nil
    if let screen { curses_invalidate(screen) }
  }

  /// Gives all cells to ncurses; returns what is to be drawn over them, from top to bottom and left to
  /// right.
  private mutating func paintRows(
    of canvas: Canvas, repainting repainted: RepaintedRows, on handle: OpaquePointer
  ) -> [Overlay] {
    var overlays: [Overlay] = []
    let overdrawn = overdrawnRows
    overdrawnRows = []
    for y in 0..<size.height {
      curses_begin_row(handle)
      var painter = RowPainter(
        screen: handle, row: y, size: size, isUnicode: isUnicode,
        drawsOverlays: drawsOverlays)
      canvas.forEachCluster(inRow: y) { x, cluster in
        if let overlay = painter.paint(cluster, at: x) { overlays.append(overlay) }
      }
      curses_end_row(handle, Int32(y))
      if painter.reach > 0 || painter.joinsCells { overdrawnRows.insert(y) }
      // ncurses may scroll an overdrawn row to any other.
      let isUncertain = repainted.isAny ? !overdrawn.isEmpty : overdrawn.contains(y)
      if isUncertain || painter.joinsCells, repainted.contains(y) {
        curses_invalidate_rows(handle, Int32(y), 1)
      }
    }
    return overlays
  }

  /// Adds the overlays to the frame that the terminal doesn't show any more, or not yet.
  private func send(
    _ overlays: [Overlay], repainting repainted: RepaintedRows, on handle: OpaquePointer
  ) {
    for overlay in overlays
    where repainted.contains(overlay.row) || unknownRows?.contains(overlay.row) ?? false {
      let bytes = overlay.bytes(sizesText: sizesText)
      bytes.withUnsafeBytes { buffer in
        curses_put_overlay(
          handle, Int32(clamping: overlay.column), Int32(clamping: overlay.row),
          Int32(clamping: overlay.width), overlay.greatestWidth > size.width - overlay.column,
          buffer.baseAddress, buffer.count, overlay.style.attributes, overlay.style.color)
      }
    }
  }
}
