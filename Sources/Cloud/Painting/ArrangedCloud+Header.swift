import TagLayout

extension ArrangedCloud {
  /// Draws one row of a section's header; `row` is the content's.
  ///
  ///     ── fruit ──────────────────
  ///
  /// With horizontal scrolling the rule goes down the header's left edge.
  func draw(row: Int, of header: ShownHeader, with pen: inout some BoxPen) {
    switch header.scrollDirection {
    case .vertical: drawRow(of: header, with: &pen)
    case .horizontal: drawColumn(of: header, row: row, with: &pen)
    }
  }

  private func drawRow(of header: ShownHeader, with pen: inout some BoxPen) {
    let frame = header.frame
    let rule = headerRule(along: .horizontal)
    guard header.width > 0 else {
      pen.draw(rule, count: frame.width, at: frame.x)
      return
    }
    // A blank on either side of the title.
    pen.draw(rule, count: max(0, header.titleColumn - 1 - frame.x), at: frame.x)
    pen.draw(header.title, width: header.width, at: header.titleColumn)
    let behind = header.titleColumn + header.width + 1
    pen.draw(rule, count: max(0, frame.maxX - behind), at: behind)
  }

  private func drawColumn(of header: ShownHeader, row: Int, with pen: inout some BoxPen) {
    pen.draw(headerRule(along: .vertical), count: 1, at: header.frame.x)
    guard row == header.frame.y else { return }
    pen.draw(header.title, width: header.width, at: header.titleColumn)
  }

  /// What a header's rule is drawn with: that of the boxes, or a thin line if they have none.
  private func headerRule(along axis: ScrollDirection) -> Unicode.Scalar {
    let glyphs = drawnBox.glyphs ?? (textForm.usesASCIISigns ? BoxStyle.ascii : .square).glyphs
    return (axis == .horizontal ? glyphs?.horizontal : glyphs?.vertical) ?? "-"
  }
}
