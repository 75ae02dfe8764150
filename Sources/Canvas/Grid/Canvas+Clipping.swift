import TagLayout

extension Canvas {
  /// Columns and rows that exist.
  struct Area {
    let columns: Range<Int>
    let rows: Range<Int>
  }

  /// The part of a clip that lies on the canvas; no clip is the canvas.
  func area(of clip: Rect?) -> Area {
    guard let clip else { return Area(columns: 0..<size.width, rows: 0..<size.height) }
    return Area(
      columns: Self.common(clip.x, clip.maxX, size.width),
      rows: Self.common(clip.y, clip.maxY, size.height))
  }

  private static func common(_ lower: Int, _ upper: Int, _ length: Int) -> Range<Int> {
    let first = max(lower, 0)
    return first..<max(min(upper, length), first)
  }

  /// Makes sure that no cluster reaches across the left edge of a cell: one that does becomes blank.
  ///
  /// `column` may also be the one after the last.
  @inline(__always)
  mutating func separate(before column: Int, inRow row: Int) {
    let place = row * size.width + column
    if column < size.width, cells[place].isContinuation { blankCluster(continuedAt: place) }
  }

  /// Blanks keep their style: a line of one style stays one.
  private mutating func blankCluster(continuedAt place: Int) {
    let start = place - Int(cells[place].content)
    for index in start..<start + Int(cells[start].span) {
      cells[index] = Cell(scalar: " ", span: 1, style: cells[index].style)
    }
  }
}
