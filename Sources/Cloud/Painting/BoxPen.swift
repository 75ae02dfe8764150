import TagLayout

/// What draws the cells of one row: on a canvas, or straight into bytes.
///
/// Columns are the content's. Within a row a pen is called from left to right, and blanks are not
/// drawn.
protocol BoxPen {
  /// Draws a scalar of one cell, `count` times.
  mutating func draw(_ glyph: Unicode.Scalar, count: Int, at column: Int)
  /// Draws printable ASCII.
  mutating func draw(ascii: Span<UInt8>, at column: Int)
  /// Draws clean text of `width` cells.
  mutating func draw(_ text: String, width: Int, at column: Int)
}

extension ArrangedCloud {
  /// Draws one row of a tag's box; `row` counts from the top of its frame, `column` is where it
  /// begins.
  @inline(__always)
  func draw(
    row: Int, of index: Int, _ plan: BoxPlan, at column: Int, with pen: inout some BoxPen
  ) {
    let last = column + plan.size.width - 1
    switch plan.form {
    case .border(let glyphs):
      let isTop = row == 0
      let isBottom = row == plan.size.height - 1
      guard isTop || isBottom else {
        pen.draw(glyphs.vertical, count: 1, at: column)
        if row == plan.textRow { drawText(of: index, plan, at: column, with: &pen) }
        return pen.draw(glyphs.vertical, count: 1, at: last)
      }
      pen.draw(isTop ? glyphs.topLeft : glyphs.bottomLeft, count: 1, at: column)
      pen.draw(glyphs.horizontal, count: plan.size.width - 2, at: column + 1)
      pen.draw(isTop ? glyphs.topRight : glyphs.bottomRight, count: 1, at: last)
    case .brackets where row == plan.textRow:
      pen.draw(BoxGlyphs.openingBracket, count: 1, at: column)
      drawText(of: index, plan, at: column, with: &pen)
      pen.draw(BoxGlyphs.closingBracket, count: 1, at: last)
    case .bare where row == plan.textRow:
      drawText(of: index, plan, at: column, with: &pen)
    case .stub where row == plan.textRow:
      pen.draw(BoxGlyphs.openingBracket, count: 1, at: column)
    case .brackets, .bare, .stub, .nothing:
      break
    }
  }

  @inline(__always)
  private func drawText(
    of index: Int, _ plan: BoxPlan, at column: Int, with pen: inout some BoxPen
  ) {
    let column = column + plan.textColumn
    let isDrawn = withPlainText(at: index, room: plan.textRoom) { pen.draw(ascii: $0, at: column) }
    guard !isDrawn else { return }
    let shown = shown(at: index, room: plan.textRoom)
    pen.draw(shown.text, width: shown.width, at: column)
  }
}
