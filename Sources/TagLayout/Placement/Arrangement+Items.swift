extension Arrangement {
  /// Hands out the items of a line in data order, until `body` returns false.
  @inline(__always)
  func forEachItem(of line: PlacedLine, _ body: (PlacedItem) -> Bool) {
    var walk = LineWalk(line, placing)
    for index in line.items {
      let length = items.breadths[index]
      let limited = min(length, line.breadthLimit)
      let depth = items.depths[index]
      let (start, breadth) = walk.place(limited)
      let item = PlacedItem(
        index: index,
        start: start,
        offset: line.offset &+ placing.lineAlignment.lead(ofFree: line.depth &- depth),
        breadth: breadth,
        depth: depth,
        isClamped: length > limited)
      guard body(item) else { return }
    }
  }

  /// Hands out the items of a line that cover some cell of a stretch along the lines and one
  /// across them, in data order, until `body` returns false.
  @inline(__always)
  func forEachItem(
    of line: PlacedLine, meeting breadth: Range<Int>, _ depth: Range<Int>,
    _ body: (PlacedItem) -> Bool
  ) {
    forEachItem(of: line) { item in
      guard item.meets(breadth: breadth, depth: depth) else {
        // Items follow each other one way along the line: none comes back into the stretch.
        return line.isMirrored ? item.end > breadth.lowerBound : item.start < breadth.upperBound
      }
      return body(item)
    }
  }
}
