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
    /// - Complexity: O(log sections + log forced breaks).
    public subscript(position: Int) -> Line { arrangement.line(at: position) }
  }

  private func line(at index: Int) -> Line {
    let section = breaks.section(ofLine: index)
    let used = breaks.used(ofLine: index, items: items)
    let breadth = flow.direction.breadth(of: contentSize)
    return Line(
      index: index,
      section: section,
      items: breaks.items(ofLine: index),
      used: used,
      free: max(0, placing.room - used),
      end: end(ofLine: index, inSection: section, used: used),
      frame: flow.direction.rect(
        start: 0, offset: offset(ofLine: index, inSection: section), breadth: breadth,
        depth: breaks.depths[index]))
  }

  private func end(ofLine line: Int, inSection section: Int, used: Int) -> LineEnd {
    if line == breaks.count - 1 { return breaks.cut == nil ? .end : .maximumLines }
    if line == breaks.lines(ofSection: section).upperBound - 1 { return .end }
    let range = breaks.items(ofLine: line)
    let forced = breaks.partition.forcedBreaks
    let next = firstIndex(in: 0..<forced.count) { forced[$0] >= range.upperBound }
    if next < forced.count, forced[next] == range.upperBound { return .forced }
    let needed = used + flow.itemGap + items.breadth(at: range.upperBound)
    if needed > flow.room { return .full(needed: needed) }
    return range.count >= breaks.basis.limits.maximumItems ? .maximumItems : .balanced
  }
}
