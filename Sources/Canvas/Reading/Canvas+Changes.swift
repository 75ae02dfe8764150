import TagLayout

extension Canvas {
  /// How a row differs from what it was.
  public enum RowChange: Hashable, Sendable {
    /// Not at all.
    case none
    /// The same clusters in the same cells, in other styles.
    case style
    /// Other clusters, or other cells for them.
    case text
  }

  /// Says how a row differs from the same row of another canvas; a row that one of them doesn't have, or
  /// has in another width, is other text.
  ///
  /// Complexity: O(columns).
  public func change(ofRow y: Int, since old: Canvas) -> RowChange {
    guard size.width == old.size.width, (0..<size.height).contains(y), y < old.size.height else {
      return .text
    }
    let places = y * size.width..<(y + 1) * size.width
    let (row, oldRow) = (cells.span, old.cells.span)
    var change = RowChange.none
    for place in places {
      let (cell, oldCell) = (row[place], oldRow[place])
      if cell.style != oldCell.style { change = .style }
      guard cell.span == oldCell.span, isSameText(cell, oldCell, in: old) else { return .text }
    }
    return change
  }

  @inline(__always)
  private func isSameText(_ cell: Cell, _ oldCell: Cell, in old: Canvas) -> Bool {
    guard let index = cell.clusterIndex, let oldIndex = oldCell.clusterIndex else {
      return cell.content == oldCell.content
    }
    // Canonically equal text may be other scalars.
    return clusters[index].utf8.elementsEqual(old.clusters[oldIndex].utf8)
  }
}
