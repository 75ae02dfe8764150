/// The place phase: where the items of one line stand.
struct PlacedLine {
  let items: Range<Int>
  /// Cells from the container's edge to the line, across the lines.
  let offset: Int
  /// How deep the line is.
  let depth: Int
  /// The cells that the line may use, those that it uses, and those that it leaves free.
  let room, used, free: Int
  let distribution: Distribution
  /// Whether the items are mirrored within the room.
  let isMirrored: Bool
}

extension Arrangement {
  /// A line with its free cells distributed.
  @inline(__always)
  func placedLine(_ line: Int) -> PlacedLine {
    let used = breaks.used(ofLine: line, items: items)
    return PlacedLine(
      items: breaks.items(ofLine: line),
      offset: offset(ofLine: line),
      depth: breaks.depths[line],
      room: room,
      used: used,
      free: max(0, room - used),
      distribution: layout.distribution,
      // Only an overflowing item uses more than the room; it starts at the inset in any case.
      isMirrored: layout.isMirrored && used <= room)
  }

  /// Hands out the items of a line in data order, until `body` returns false.
  ///
  /// Places are sums of clamped lengths, which no number of items makes overflow.
  @inline(__always)
  func forEachItem(of line: PlacedLine, _ body: (PlacedItem) -> Bool) {
    let alignment = layout.lineAlignment
    var position = flow.startInset  // where the item begins, but for the distributed cells
    let mirror = 2 * flow.startInset + line.room  // a cell's place and its mirror image's end
    for index in line.items {
      let length = items.breadths[index]
      let breadth = min(length, items.breadthLimit)
      let depth = items.depths[index]
      let lead = line.distribution.lead(
        before: index &- line.items.lowerBound, of: line.items.count, free: line.free)
      let start = position &+ lead
      let item = PlacedItem(
        index: index,
        start: line.isMirrored ? mirror &- start &- breadth : start,
        offset: line.offset &+ alignment.lead(ofFree: line.depth &- depth),
        breadth: breadth,
        depth: depth,
        isClamped: length > breadth)
      guard body(item) else { return }
      position = position &+ breadth &+ flow.itemGap
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
