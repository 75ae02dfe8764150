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
    guard let first = cluster.unicodeScalars.first else { return }
    let onlyScalar = UTF8.width(first) == cluster.utf8.count ? first : nil
    put(onlyScalar, orText: cluster, width: width, at: point, style: style, area: area(of: clip))
  }

  /// Puts a cluster of one scalar, or else its text.
  mutating func put(
    _ onlyScalar: Unicode.Scalar?, orText cluster: @autoclosure () -> Substring, width: Int,
    at point: Point, style: Style, area: Area
  ) {
    guard area.rows.contains(point.y), area.columns.contains(point.x),
      (1...Cell.maximumSpan).contains(width), width <= area.columns.upperBound - point.x
    else { return }
    separate(before: point.x, inRow: point.y)
    separate(before: point.x + width, inRow: point.y)
    let place = point.y * size.width + point.x
    let span = UInt16(truncatingIfNeeded: width)
    if let onlyScalar {
      cells[place] = Cell(scalar: onlyScalar, span: span, style: style)
    } else {
      cells[place] = Cell(clusterIndex: clusters.count, span: span, style: style)
      clusters.append(String(cluster()))
    }
    for distance in 1..<max(width, 1) {
      cells[place + distance] = Cell(continuing: distance, style: style)
    }
  }
}
