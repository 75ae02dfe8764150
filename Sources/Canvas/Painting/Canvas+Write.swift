public import CellText
public import TagLayout

extension Canvas {
  /// Writes clean text from a point to the right; returns the cells that the whole text takes.
  ///
  /// Clusters that do not lie in `clip` (nil: the canvas) with all their cells are left out, but take
  /// their place. Complexity: O(bytes) to measure, O(cells) to paint.
  @discardableResult
  public mutating func write(
    _ text: String, at point: Point, style: Style = .plain, profile: WidthProfile,
    clip: Rect? = nil
  ) -> Int {
    var utf8 = text.utf8Span
    if utf8.checkForASCII() {
      writeASCII(utf8.span, at: point, style: style, clip: clip)
      return utf8.count
    }
    let area = area(of: clip)
    guard area.rows.contains(point.y) else { return profile.width(of: text) }
    var point = point
    for cluster in MeasuredClusters(text, profile: profile) {
      guard point.x < area.columns.upperBound else { break }
      put(
        cluster.onlyScalar, orText: cluster.text, width: cluster.width, at: point, style: style,
        area: area)
      point.x += cluster.width
    }
    return profile.width(of: text)
  }

  /// Writes printable ASCII from a point to the right, a cell a byte, clipped.
  ///
  /// Complexity: O(bytes that are seen).
  public mutating func writeASCII(
    _ bytes: Span<UInt8>, at point: Point, style: Style = .plain, clip: Rect? = nil
  ) {
    let area = area(of: clip)
    let (hidden, overflows) = area.columns.lowerBound.subtractingReportingOverflow(point.x)
    let skipped = max(hidden, 0)
    guard area.rows.contains(point.y), !overflows, skipped < bytes.count,
      point.x < area.columns.upperBound
    else { return }
    let start = max(point.x, area.columns.lowerBound)
    let count = min(bytes.count - skipped, area.columns.upperBound - start)
    guard count > 0 else { return }
    separate(before: start, inRow: point.y)
    separate(before: start + count, inRow: point.y)
    var cell = Cell(scalar: " ", span: 1, style: style)
    let place = point.y * size.width + start
    var row = cells.mutableSpan
    for index in 0..<count {
      cell.content = unsafe UInt32(bytes[unchecked: skipped + index])
      unsafe row[unchecked: place + index] = cell
    }
  }
}
