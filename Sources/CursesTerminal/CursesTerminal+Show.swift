import CNcurses
import Canvas
import CellText
import Glibc
public import Preview
import TagLayout

extension CursesTerminal {
  /// Shows a screen, sending only what differs from the one before.
  ///
  /// - Parameter screen: The cells and the cursor; what lies beyond `size` is cut off.
  /// - Throws: `TerminalFailure.ioError` if the terminal can't be written to. One that has gone is no
  ///   error: the next `wait` says so.
  /// - Complexity: O(*n*), *n* the number of cells of the terminal.
  public mutating func show(_ screen: Screen) throws(TerminalFailure) {
    guard let handle = self.screen, !isGone else { return }
    for y in 0..<size.height {
      curses_begin_row(handle)
      if y < screen.canvas.size.height {
        let row = RowPainter(screen: handle, isUnicode: isUnicode)
        screen.canvas.forEachCluster(inRow: y) { x, cluster in row.paint(cluster, at: x) }
      }
      curses_end_row(handle, Int32(y))
    }
    let error = curses_show(
      handle, Int32(clamping: screen.cursor.x), Int32(clamping: screen.cursor.y),
      screen.isCursorVisible)
    switch error {
    case 0: return
    case EIO, ENXIO: isGone = true
    default: throw .ioError(errno: error)
    }
  }

  /// Makes the next `show` paint every cell.
  public mutating func invalidate() {
    if let screen { curses_invalidate(screen) }
  }
}

/// Puts clusters into a row of the screen so that each takes the cells that it was measured to take.
struct RowPainter {
  let screen: OpaquePointer
  let isUnicode: Bool

  func paint(_ cluster: DrawnCluster, at x: Int) {
    // A row begins blank.
    if cluster.onlyScalar == " ", cluster.style == .plain { return }
    let width = cluster.width
    let style = CellStyle(cluster.style)
    if let scalar = cluster.onlyScalar, scalar.isASCII, width == 1 {
      // A canvas holds no controls; should one get here, it must not reach the terminal.
      put(scalar.value >= 0x20 && scalar.value != 0x7F ? scalar : "?", width: 1, at: x, style)
    } else if !isUnicode {
      fill(x..<x + width, with: ASCIIForm.character(for: cluster.text[...]), style)
    } else if let scalar = cluster.onlyScalar, curses_scalar_width(scalar.value) == width {
      put(scalar, width: width, at: x, style)
    } else {
      paintPieces(of: cluster.text[...], width: width, at: x, style)
    }
  }

  private func paintPieces(of text: Substring, width: Int, at x: Int, _ style: CellStyle) {
    let pieces = ScreenForm.pieces(
      of: text, width: width, profile: .wcwidth,
      known: { Int(curses_scalar_width($0.value)) })
    var column = x
    for piece in pieces {
      guard let base = piece.scalars.first else { continue }
      let drawn = Int(curses_scalar_width(base.value))
      if drawn > 0 && drawn <= piece.width {
        put(piece.scalars, width: drawn, at: column, style)
        fill(column + drawn..<column + piece.width, with: " ", style)
      } else {
        fill(column..<column + max(piece.width, 0), with: "?", style)
      }
      column += max(piece.width, 0)
    }
  }

  private func fill(_ columns: Range<Int>, with scalar: Unicode.Scalar, _ style: CellStyle) {
    for x in columns { put(scalar, width: 1, at: x, style) }
  }

  private func put(_ scalar: Unicode.Scalar, width: Int, at x: Int, _ style: CellStyle) {
    var value = scalar.value
    curses_put(
      screen, Int32(clamping: x), &value, 1, Int32(clamping: width), style.attributes, style.color)
  }

  private func put(_ scalars: [Unicode.Scalar], width: Int, at x: Int, _ style: CellStyle) {
    let values = scalars.map(\.value)
    curses_put(
      screen, Int32(clamping: x), values, values.count, Int32(clamping: width), style.attributes,
      style.color)
  }
}
