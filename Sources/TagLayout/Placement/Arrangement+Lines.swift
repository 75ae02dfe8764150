extension Arrangement {
  /// The lines in their order.
  public var lines: Lines { Lines(arrangement: self) }

  /// The lines of an arrangement, each made when it is asked for.
  public struct Lines: RandomAccessCollection, Sendable {
    let arrangement: Arrangement

    /// The number of the first line, 0.
    public var startIndex: Int { 0 }

    /// The number of lines.
    public var endIndex: Int { arrangement.breaks.count }

    /// The line of number `position`, which must be in `0 ..< count`.
    ///
    /// - Complexity: O(1).
    public subscript(position: Int) -> Line { arrangement.line(at: position) }
  }

  private func line(at index: Int) -> Line {
    let line = placedLine(index)
    let isLast = line.items.upperBound == count
    let breadth = flow.direction.breadth(of: contentSize)
    return Line(
      index: index,
      section: 0,
      items: line.items,
      used: line.used,
      free: line.free,
      end: isLast
        ? .end : .full(needed: line.used + flow.itemGap + items.breadth(at: line.items.upperBound)),
      frame: flow.direction.rect(
        start: 0, offset: line.offset, breadth: breadth, depth: line.depth))
  }
}
