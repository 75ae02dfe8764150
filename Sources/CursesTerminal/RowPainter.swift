import CNcurses
import Canvas
import CellText
import TagLayout

/// Puts clusters into a row of the screen so that each takes the cells that it was measured to take.
struct RowPainter {
  let screen: OpaquePointer
  let row: Int
  /// Columns and rows of the terminal.
  let size: Size
  /// Whether more than ASCII can be drawn.
  let isUnicode: Bool
  /// Whether text may be drawn over the cells of ncurses.
  let drawsOverlays: Bool

  /// Puts a cluster; returns what has to be drawn over it afterwards, if anything.
  ///
  /// A cluster that doesn't fit whole is left out.
  func paint(_ cluster: DrawnCluster, at x: Int) -> Overlay? {
    // A row begins blank.
    if cluster.onlyScalar == " ", cluster.style == .plain { return nil }
    let width = cluster.width
    guard width <= size.width - x else { return nil }
    let style = CellStyle(cluster.style)
    if let scalar = cluster.onlyScalar, scalar.isASCII, width == 1 {
      // A canvas holds no controls; should one get here, it must not reach the terminal.
      put([scalar.value >= 0x20 && scalar.value != 0x7F ? scalar : "?"], width: 1, at: x, style)
      return nil
    }
    guard isUnicode else {
      fill(x..<x + width, with: ASCIIForm.character(for: cluster.text[...]), style)
      return nil
    }
    if form(of: cluster) == .native, !isBeforeCorner(x, width: width) {
      paintNative(cluster, at: x, style)
      return nil
    }
    guard drawsOverlays, width < size.width - x else {
      paintFallback(for: cluster, at: x, style)
      return nil
    }
    // Unlike a space it differs from the blank that comes when the cluster goes: ncurses then erases it.
    fill(x..<x + width, with: "\u{A0}", style)
    return Overlay(column: x, row: row, width: width, style: style, text: cluster.text)
  }

  private func form(of cluster: DrawnCluster) -> ScreenForm {
    if let scalar = cluster.onlyScalar {
      return ScreenForm(
        of: CollectionOfOne(scalar), width: cluster.width, known: Self.libraryWidth)
    }
    return ScreenForm(
      of: cluster.text.unicodeScalars, width: cluster.width, known: Self.libraryWidth)
  }

  private func paintNative(_ cluster: DrawnCluster, at x: Int, _ style: CellStyle) {
    if let scalar = cluster.onlyScalar {
      put([scalar], width: cluster.width, at: x, style)
    } else {
      put(Array(cluster.text.unicodeScalars), width: cluster.width, at: x, style)
    }
  }

  private func paintFallback(for cluster: DrawnCluster, at x: Int, _ style: CellStyle) {
    guard !isBeforeCorner(x, width: cluster.width) else {
      put(["\u{FFFD}"], width: 1, at: x, style)
      put([" "], width: 1, at: x + 1, style)
      return
    }
    var column = x
    let pieces = FallbackForm.pieces(
      of: cluster.text[...], width: cluster.width, known: Self.libraryWidth)
    for piece in pieces {
      put(piece.scalars, width: piece.width, at: column, style)
      column += piece.width
    }
  }

  /// Whether a wide character ends just before the lower right cell.
  ///
  /// On terminals that can't stop wrapping ncurses takes its second half for that cell, and inserts a blank
  /// before it.
  private func isBeforeCorner(_ x: Int, width: Int) -> Bool {
    row == size.height - 1 && width == 2 && x + 2 == size.width - 1
  }

  private func fill(_ columns: Range<Int>, with scalar: Unicode.Scalar, _ style: CellStyle) {
    for x in columns { put([scalar], width: 1, at: x, style) }
  }

  private func put(_ scalars: [Unicode.Scalar], width: Int, at x: Int, _ style: CellStyle) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: scalars.count) { values in
      for (index, scalar) in scalars.enumerated() { values[index] = scalar.value }
      curses_put(
        screen, Int32(clamping: x), values.baseAddress, scalars.count, Int32(clamping: width),
        style.attributes, style.color)
    }
  }

  private static func libraryWidth(_ scalar: Unicode.Scalar) -> Int {
    Int(curses_scalar_width(scalar.value))
  }
}
