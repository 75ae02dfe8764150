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
    let gap = flow.lineGap
    let origin = flow.headerDepth + flow.leadingInset
    switch breaks.depths {
    case .uniform(let depth, let count, let last) where breaks.sections.isEmpty && depth + gap > 0:
      // No line begins further than half of what an integer holds.
      let above = max(0, min(stretch.lowerBound, .max / 2) - origin + gap)
      let below = max(0, min(stretch.upperBound, .max / 2) - origin + depth + gap - 1)
      let end = min(count, below / (depth + gap))
      var first = min(end, above / (depth + gap))
      // The last line may be deeper than the others.
      if first == count, count > 0,
        origin + (count - 1) * (depth + gap) + last > stretch.lowerBound
      {
        first = count - 1
      }
      return first..<end
    case .sums(let sums) where breaks.sections.isEmpty:
      let sums = sums.span
      return lines(
        across: stretch,
        start: { origin &+ $0 &* gap &+ ($0 > 0 ? sums[$0 &- 1] : 0) },
        end: { origin &+ $0 &* gap &+ sums[$0] })
    case let depths:
      let start = { offset(ofLine: $0, inSection: breaks.section(ofLine: $0)) }
      return lines(across: stretch, start: start, end: { start($0) + depths[$0] })
    }
  }

  /// The lines that cover some cells of a stretch, by binary search among their places.
  @inline(__always)
  private func lines(
    across stretch: Range<Int>, start: (Int) -> Int, end: (Int) -> Int
  ) -> Range<Int> {
    let all = 0..<breaks.count
    let first = firstIndex(in: all) { end($0) > stretch.lowerBound }
    // Few lines are wanted as a rule, so that the last one is near.
    var reach = 32
    while reach < all.upperBound - first, start(first + reach) < stretch.upperBound { reach *= 2 }
    let near = first..<min(all.upperBound, first + reach)
    return first..<firstIndex(in: near) { start($0) >= stretch.upperBound }
  }
}
