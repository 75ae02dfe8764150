/// The place phase: where the items of one line stand.
struct PlacedLine {
  let items: Range<Int>
  /// Cells before the line, across the lines, the inset included.
  let offset: Int
  /// How deep the line is.
  let depth: Int
  /// The cells that the line may use, and those that it leaves free.
  let room: Int, free: Int
  let distribution: Distribution
  /// Whether the items are mirrored within the room.
  let isMirrored: Bool
}

extension Arrangement {
  /// The line with its free cells distributed.
  func placedLine(_ line: Int) -> PlacedLine {
    let used = breaks.used[line]
    return PlacedLine(
      items: breaks.items(ofLine: line),
      offset: offset(ofLine: line),
      depth: breaks.depths[line],
      room: room,
      free: max(0, room - used),
      distribution: layout.distribution,
      // Only an overflowing item uses more than the room; it starts at the inset in any case.
      isMirrored: layout.isMirrored && used <= room)
  }

  /// Hands out the items of a line and their frames in data order, until `body` returns false.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - stretch: Only items that cover some of these cells, measured along the line from the
  ///     container's edge, are handed out; `nil` hands out all, empty ones too.
  ///   - body: Gets an item and its frame.
  @inline(__always)
  func forEachItem(
    of line: PlacedLine, within stretch: Range<Int>? = nil, _ body: (Int, Rect) -> Bool
  ) {
    var position = 0  // of the items and gaps so far, without the distributed cells
    for index in line.items {
      let breadth = items.breadth(at: index)
      let lead = line.distribution.lead(
        before: index - line.items.lowerBound, of: line.items.count, free: line.free)
      let place = position + lead
      let start = flow.startInset + (line.isMirrored ? line.room - place - breadth : place)
      position += breadth + flow.itemGap
      if let stretch {
        let isPast =
          line.isMirrored ? start + breadth <= stretch.lowerBound : start >= stretch.upperBound
        if isPast { return }
        guard breadth > 0, start < stretch.upperBound, start + breadth > stretch.lowerBound
        else { continue }
      }
      let depth = items.depths[index]
      let shift = layout.lineAlignment.lead(ofFree: line.depth - depth)
      let frame = flow.direction.rect(
        start: start, offset: line.offset + shift, breadth: breadth, depth: depth)
      guard body(index, frame) else { return }
    }
  }
}
