extension Arrangement {
  /// The number of the line that holds an item.
  ///
  /// - Complexity: O(log lines).
  public func line(of index: Int) -> Int {
    precondition(index >= 0 && index < count, "item index must be in 0 ..< count")
    return firstLine { breaks.lines[$0].end > index }
  }

  /// The lines whose band meets `rect` along the scroll axis, however far to the side it is.
  ///
  /// Bands and rectangles are half-open, so a rectangle between two lines meets none, and so does
  /// an empty one.
  /// - Complexity: O(log lines).
  public func lines(in rect: Rect) -> Range<Int> {
    guard let (_, depth) = flow.direction.stretches(of: rect) else { return 0..<0 }
    return lines(across: depth)
  }

  /// The lines that cover some cells of a stretch across the lines.
  func lines(across stretch: Range<Int>) -> Range<Int> {
    let first = firstLine { offset(ofLine: $0) + breaks.depths[$0] > stretch.lowerBound }
    let end = firstLine { offset(ofLine: $0) >= stretch.upperBound }
    return first..<max(first, end)
  }

  /// The first line that has a property which all lines after it have too; the number of lines
  /// when none has.
  private func firstLine(where isBehind: (Int) -> Bool) -> Int {
    var low = 0
    var high = breaks.count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
