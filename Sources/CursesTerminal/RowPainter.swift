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

  /// The column up to which the last overlay may have drawn if the terminal counts otherwise than it was
  /// measured.
  private(set) var reach = 0
  /// Whether whole characters may stand between the overlay's cells and `reach`, not just a half; then
  /// blanks are to be drawn again, too.
  private var reachesBlanks = false

  /// Whether cells stand side by side that the terminal may join: it must get them together, so the row is to
  /// be sent whole.
  private(set) var joinsCells = false

  init(screen: OpaquePointer, row: Int, size: Size, isUnicode: Bool, drawsOverlays: Bool) {
    self.screen = screen
    self.row = row
    self.size = size
    self.isUnicode = isUnicode
    self.drawsOverlays = drawsOverlays
  }

  /// Puts a cluster; returns what has to be drawn over it afterwards, if anything: the cluster, if it is an
  /// overlay, or if the one before may have drawn over it.
  ///
  /// A cluster that doesn't fit whole is left out.
  mutating func paint(_ cluster: DrawnCluster, at x: Int) -> Overlay? {
    let isBlank = cluster.onlyScalar == " "
    // A row begins blank.
    if isBlank, cluster.style == .plain, x >= reach { return nil }
    guard cluster.width <= size.width - x else { return nil }
    let style = CellStyle(cluster.style)
    if isOverlay(cluster, at: x) {
      return paintSentinel(for: cluster, at: x, style)
    }
    let text = paintCells(of: cluster, at: x, style)
    guard x < reach, !isBlank || reachesBlanks else { return nil }
    return Overlay(column: x, row: row, width: cluster.width, style: style, text: text)
  }

  private func isOverlay(_ cluster: DrawnCluster, at x: Int) -> Bool {
    guard isUnicode, drawsOverlays, cluster.width < size.width - x else { return false }
    if let scalar = cluster.onlyScalar, scalar.isASCII { return false }
    return form(of: cluster) == .overlay || isBeforeCorner(x, width: cluster.width)
  }

  private mutating func paintSentinel(
    for cluster: DrawnCluster, at x: Int, _ style: CellStyle
  ) -> Overlay {
    // Unlike a space it differs from the blank that comes when the cluster goes: ncurses then erases it.
    fill(x..<x + cluster.width, with: "\u{A0}", style)
    let overlay = Overlay(
      column: x, row: row, width: cluster.width, style: style, text: cluster.text)
    let greatestWidth = overlay.greatestWidth
    if greatestWidth > cluster.width, x + greatestWidth > reach {
      reach = x + greatestWidth
      reachesBlanks = greatestWidth > 2 && overlay.text.unicodeScalars.count > 1
    }
    return overlay
  }

  /// Gives a cluster to ncurses; returns the text that it has.
  private mutating func paintCells(of cluster: DrawnCluster, at x: Int, _ style: CellStyle)
    -> String
  {
    let width = cluster.width
    if let scalar = cluster.onlyScalar, scalar.isASCII, width == 1 {
      // A canvas holds no controls; should one get here, it must not reach the terminal.
      let shown = scalar.value >= 0x20 && scalar.value != 0x7F ? scalar : "?"
      put([shown], width: 1, at: x, style)
      return String(shown)
    }
    guard isUnicode else {
      fill(x..<x + width, with: ASCIIForm.character(for: cluster.text[...]), style)
      return ""
    }
    if form(of: cluster) == .native, !isBeforeCorner(x, width: width) {
      paintNative(cluster, at: x, style)
      return cluster.text
    }
    return paintFallback(for: cluster, at: x, style)
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

  private mutating func paintFallback(
    for cluster: DrawnCluster, at x: Int, _ style: CellStyle
  ) -> String {
    let pieces =
      isBeforeCorner(x, width: cluster.width)
      ? [.unknown, .blank]
      : FallbackForm.pieces(
        of: cluster.text[...], width: cluster.width, mayJoin: !endsInCorner(x, cluster.width),
        known: Self.libraryWidth)
    var text = String.UnicodeScalarView()
    var column = x
    if pieces.dropFirst().contains(where: { $0 != .blank }) { joinsCells = true }
    for piece in pieces {
      put(piece.scalars, width: piece.width, at: column, style)
      column += piece.width
      text += piece.scalars
    }
    return String(text)
  }

  /// Whether a wide character ends just before the lower right cell.
  ///
  /// On terminals that can't stop wrapping ncurses takes its second half for that cell, and inserts a blank
  /// before it.
  private func isBeforeCorner(_ x: Int, width: Int) -> Bool {
    row == size.height - 1 && width == 2 && x + 2 == size.width - 1
  }

  /// Whether a cluster ends in the lower right cell.
  ///
  /// On terminals that can't stop wrapping ncurses sends that cell before its neighbour.
  private func endsInCorner(_ x: Int, _ width: Int) -> Bool {
    row == size.height - 1 && x + width == size.width
  }

  private func fill(_ columns: Range<Int>, with scalar: Unicode.Scalar, _ style: CellStyle) {
    for x in columns { put([scalar], width: 1, at: x, style) }
  }

  private func put(_ scalars: [Unicode.Scalar], width: Int, at x: Int, _ style: CellStyle) {
    // Of the marks on the lower right cell ncurses loses some, by the way that it comes there.
    let scalars = endsInCorner(x, width) ? Array(scalars.prefix(1)) : scalars
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
