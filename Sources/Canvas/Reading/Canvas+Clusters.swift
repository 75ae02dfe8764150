public import TagLayout

extension Canvas {
  /// Returns what a cell shows: the text of its cluster, the cluster's cells, and the style.
  ///
  /// A cell that continues a wide cluster, or lies outside, has the text "" and the width 0.
  public func cell(at point: Point) -> (text: String, width: Int, style: Style) {
    guard (0..<size.width).contains(point.x), (0..<size.height).contains(point.y) else {
      return ("", 0, .plain)
    }
    let cell = cells[point.y * size.width + point.x]
    guard !cell.isContinuation else { return ("", 0, cell.style) }
    return (text(of: cell), Int(cell.span), cell.style)
  }

  /// Calls `body` for each cluster of a row, left to right, blanks too; for terminal drivers.
  ///
  /// Complexity: O(columns).
  public func forEachCluster(inRow y: Int, _ body: (_ x: Int, _ cluster: DrawnCluster) -> Void) {
    guard (0..<size.height).contains(y) else { return }
    let start = y * size.width
    for x in 0..<size.width {
      let cell = cells[start + x]
      guard !cell.isContinuation else { continue }
      body(x, DrawnCluster(cell: cell, clusters: clusters))
    }
  }

  private func text(of cell: Cell) -> String {
    DrawnCluster(cell: cell, clusters: clusters).text
  }
}
