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
    let first = firstLine(near: stretch.lowerBound) {
      offset(ofLine: $0) + breaks.depths[$0] > stretch.lowerBound
    }
    let end = firstLine(near: stretch.upperBound) { offset(ofLine: $0) >= stretch.upperBound }
    return first..<max(first, end)
  }

  /// The first line that has a property which all lines after it have too; the number of lines
  /// when none has.
  ///
  /// When lines are equally deep, it should be near the line that would begin at `place`.
  private func firstLine(near place: Int, where isBehind: (Int) -> Bool) -> Int {
    var all = 0..<breaks.count
    if case .uniform(let depth, _, _) = breaks.depths, breaks.sections.isEmpty,
      depth + flow.lineGap > 0
    {
      let start = flow.headerDepth + flow.leadingInset
      let line = max(0, min(max(0, place), .max / 2) - start) / (depth + flow.lineGap)
      let low = min(line, all.upperBound) - 2
      let high = line + 2
      if low > 0, !isBehind(low - 1) { all = low..<all.upperBound }
      if high < all.upperBound, isBehind(high) { all = all.lowerBound..<high }
    }
    return firstIndex(in: all, where: isBehind)
  }

  @inline(__always)
  private func offset(ofLine line: Int) -> Int {
    offset(ofLine: line, inSection: breaks.section(ofLine: line))
  }
}
