extension Arrangement {
  /// The number of the line that holds an item.
  ///
  /// `index` must be in `0 ..< visibleCount`: a hidden item has no line, see ``isHidden(_:)``.
  /// - Complexity: O(log lines).
  public func line(of index: Int) -> Int {
    precondition(index >= 0 && index < count, "item index must be in 0 ..< count")
    precondition(!isHidden(index), "item must not be hidden")
    return firstIndex(in: 0..<breaks.count) { breaks.lines[$0].end > index }
  }

  /// The lines whose band meets `rect` along the scroll axis, however far to the side it is.
  ///
  /// Bands and rectangles are half-open, so a rectangle between two lines meets none, and so does
  /// an empty one.
  /// - Complexity: O(log lines × log sections).
  public func lines(in rect: Rect) -> Range<Int> {
    guard let (_, depth) = flow.direction.stretches(of: rect) else { return 0..<0 }
    return lines(across: depth)
  }

  /// The lines that cover some cells of a stretch across the lines.
  func lines(across stretch: Range<Int>) -> Range<Int> {
    let all = 0..<breaks.count
    let first = firstIndex(in: all) {
      offset(ofLine: $0) + breaks.depths[$0] > stretch.lowerBound
    }
    let end = firstIndex(in: all) { offset(ofLine: $0) >= stretch.upperBound }
    return first..<max(first, end)
  }

  private func offset(ofLine line: Int) -> Int {
    offset(ofLine: line, inSection: breaks.section(ofLine: line))
  }
}
