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

extension BoxPlan {
  /// Draws one row of the box; `row` counts from the top of its frame, `column` is where it begins.
  ///
  /// `drawText` draws the text from a column on.
  @inline(__always)
  func draw<Pen: BoxPen>(
    row: Int, at column: Int, with pen: inout Pen, text drawText: (inout Pen, Int) -> Void
  ) {
    let last = column + size.width - 1
    switch form {
    case .border(let glyphs):
      let isTop = row == 0
      let isBottom = row == size.height - 1
      guard isTop || isBottom else {
        pen.draw(glyphs.vertical, count: 1, at: column)
        if row == textRow { drawText(&pen, column + textColumn) }
        return pen.draw(glyphs.vertical, count: 1, at: last)
      }
      pen.draw(isTop ? glyphs.topLeft : glyphs.bottomLeft, count: 1, at: column)
      pen.draw(glyphs.horizontal, count: size.width - 2, at: column + 1)
      pen.draw(isTop ? glyphs.topRight : glyphs.bottomRight, count: 1, at: last)
    case .brackets where row == textRow:
      pen.draw(BoxGlyphs.openingBracket, count: 1, at: column)
      drawText(&pen, column + textColumn)
      pen.draw(BoxGlyphs.closingBracket, count: 1, at: last)
    case .bare where row == textRow:
      drawText(&pen, column + textColumn)
    case .stub where row == textRow:
      pen.draw(BoxGlyphs.openingBracket, count: 1, at: column)
    case .brackets, .bare, .stub, .nothing:
      break
    }
  }
}

extension ArrangedCloud {
  /// Draws one row of a tag's box.
  @inline(__always)
  func draw<Pen: BoxPen>(
    row: Int, of index: Int, _ plan: BoxPlan, at column: Int, with pen: inout Pen
  ) {
    plan.draw(row: row, at: column, with: &pen) { pen, column in
      let isDrawn = withPlainText(at: index, room: plan.textRoom) {
        pen.draw(ascii: $0, at: column)
      }
      guard !isDrawn else { return }
      let shown = shown(at: index, room: plan.textRoom)
      pen.draw(shown.text, width: shown.width, at: column)
    }
  }

  /// Draws one row of the box around the label for hidden tags.
  func draw(
    row: Int, of label: ShownOverflow, _ plan: BoxPlan, with pen: inout some BoxPen
  ) {
    plan.draw(row: row, at: label.frame.x, with: &pen) { pen, column in
      // A form of the label is taken only where all of it fits.
      pen.draw(label.text, width: label.width, at: column)
    }
  }
}
