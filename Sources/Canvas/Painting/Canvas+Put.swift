public import TagLayout

extension Canvas {
  /// Puts one cluster of `width` cells at a point.
  ///
  /// Nothing happens if a cell of it would lie outside `clip` (nil: the canvas), for clusters are
  /// clipped whole; nor if `width` is 0 or less, or the cluster is empty. Clusters that lose a cell to
  /// it become blank, keeping their style.
  public mutating func put(
    _ cluster: Substring, width: Int, at point: Point, style: Style = .plain, clip: Rect? = nil
  ) {
    put(cluster, width: width, at: point, style: style, area: area(of: clip))
  }

  mutating func put(
    _ cluster: Substring, width: Int, at point: Point, style: Style, area: Area
  ) {
    guard area.rows.contains(point.y), area.columns.contains(point.x),
      (1...Cell.maximumSpan).contains(width), width <= area.columns.upperBound - point.x,
      let first = cluster.unicodeScalars.first
    else { return }
    separate(before: point.x, inRow: point.y)
    separate(before: point.x + width, inRow: point.y)
    let place = point.y * size.width + point.x
    let span = UInt16(truncatingIfNeeded: width)
    if UTF8.width(first) == cluster.utf8.count {
      cells[place] = Cell(scalar: first, span: span, style: style)
    } else {
      cells[place] = Cell(clusterIndex: clusters.count, span: span, style: style)
      clusters.append(String(cluster))
    }
    for distance in 1..<max(width, 1) {
      cells[place + distance] = Cell(continuing: distance, style: style)
    }
  }
}
