public import TagLayout

extension Canvas {
  /// Fills a rectangle with one scalar that takes one cell; what lies outside the canvas is left out.
  ///
  /// Complexity: O(cells that are filled).
  public mutating func fill(_ rect: Rect, with scalar: Unicode.Scalar, style: Style = .plain) {
    let area = area(of: rect)
    guard !area.columns.isEmpty else { return }
    let cell = Cell(scalar: scalar, span: 1, style: style)
    for row in area.rows {
      separate(before: area.columns.lowerBound, inRow: row)
      separate(before: area.columns.upperBound, inRow: row)
      let start = row * size.width
      setCells(
        in: start + area.columns.lowerBound..<start + area.columns.upperBound, to: cell)
    }
  }

  /// Changes the style of cells, keeps their text.
  ///
  /// A cluster of several cells has one style: it changes if its first cell lies in the rectangle.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let area = area(of: rect)
    for row in area.rows {
      let start = row * size.width
      for place in start + area.columns.lowerBound..<start + area.columns.upperBound
      where !cells[place].isContinuation {
        var style = cells[place].style
        change(&style)
        for cell in place..<place + Int(cells[place].span) { cells[cell].style = style }
      }
    }
  }
}
