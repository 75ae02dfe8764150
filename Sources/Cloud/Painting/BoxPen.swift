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

// The box is drawn in two parts rather than around a closure that draws the text: a closure would
// copy the cloud for each row of each box.

extension BoxPlan {
  /// Draws what stands before the text in a row of the box, and all of a row that holds none but
  /// for its end; returns whether the row holds the text.
  ///
  /// `row` counts from the top of the frame, `column` is where the frame begins.
  @inline(__always)
  func drawStart(row: Int, at column: Int, with pen: inout some BoxPen) -> Bool {
    switch form {
    case .border(let glyphs):
      let isTop = row == 0
      guard isTop || row == size.height - 1 else {
        pen.draw(glyphs.vertical, count: 1, at: column)
        return row == textRow
      }
      pen.draw(isTop ? glyphs.topLeft : glyphs.bottomLeft, count: 1, at: column)
      pen.draw(glyphs.horizontal, count: size.width - 2, at: column + 1)
      return false
    case .brackets where row == textRow:
      pen.draw(BoxGlyphs.openingBracket, count: 1, at: column)
      return true
    case .bare where row == textRow:
      return true
    case .stub where row == textRow:
      pen.draw(BoxGlyphs.openingBracket, count: 1, at: column)
      return false
    case .brackets, .bare, .stub, .nothing:
      return false
    }
  }

  /// Draws the end of a row of the box.
  @inline(__always)
  func drawEnd(row: Int, at column: Int, with pen: inout some BoxPen) {
    let last = column + size.width - 1
    switch form {
    case .border(let glyphs):
      let glyph =
        row == 0
        ? glyphs.topRight : row == size.height - 1 ? glyphs.bottomRight : glyphs.vertical
      pen.draw(glyph, count: 1, at: last)
    case .brackets where row == textRow:
      pen.draw(BoxGlyphs.closingBracket, count: 1, at: last)
    case .brackets, .bare, .stub, .nothing:
      break
    }
  }
}

extension ArrangedCloud {
  /// Draws one row of a tag's box; `row` counts from the top of its frame, `column` is where it
  /// begins.
  @inline(__always)
  func draw(
    row: Int, of index: Int, _ plan: BoxPlan, at column: Int, with pen: inout some BoxPen
  ) {
    if plan.drawStart(row: row, at: column, with: &pen) {
      drawText(of: index, plan, at: column + plan.textColumn, with: &pen)
    }
    plan.drawEnd(row: row, at: column, with: &pen)
  }

  /// Draws one row of the box around the label for hidden tags.
  func draw(
    row: Int, of label: ShownOverflow, _ plan: BoxPlan, with pen: inout some BoxPen
  ) {
    let column = label.frame.x
    if plan.drawStart(row: row, at: column, with: &pen) {
      // A form of the label is taken only where all of it fits.
      pen.draw(label.text, width: label.width, at: column + plan.textColumn)
    }
    plan.drawEnd(row: row, at: column, with: &pen)
  }

  @inline(__always)
  private func drawText(
    of index: Int, _ plan: BoxPlan, at column: Int, with pen: inout some BoxPen
  ) {
    let isDrawn = withPlainText(at: index, room: plan.textRoom) { pen.draw(ascii: $0, at: column) }
    guard !isDrawn else { return }
    let shown = shown(at: index, room: plan.textRoom)
    pen.draw(shown.text, width: shown.width, at: column)
  }
}
