/// The place phase: where the items of one line stand.
struct PlacedLine {
  let items: Range<Int>
  /// Cells from the container's edge to the line, across the lines.
  let offset: Int
  /// How deep the line is.
  let depth: Int
  /// The cells that the line uses.
  let used: Int
  /// The most cells along the line that an item takes, but for what it grows by.
  let breadthLimit: Int
  /// The free cells that are handed out, the line's own or those of its block, and how.
  let distributed: Int
  let rule: DistributionRule
  /// Whether the items are mirrored within the room.
  let isMirrored: Bool
}

extension Arrangement {
  /// A line of a section with its free cells distributed.
  @inline(__always)
  func placedLine(_ line: Int, ofSection section: Int) -> PlacedLine {
    let items = breaks.items(ofLine: line)
    let used = breaks.used(ofLine: line, items: self.items)
    let cut = line == breaks.count - 1 ? breaks.cut : nil
    var distribution = placing.distribution
    var distributed = placing.room - used
    if let last = placing.lastLineDistribution, isLast(line, ofSection: section) {
      distribution = last
    } else if placing.alignsBlock {
      distributed = placing.room - breaks.widestUsed(ofSection: section)
    }
    return PlacedLine(
      items: items,
      offset: offset(ofLine: line, inSection: section),
      depth: breaks.depths[line],
      used: used,
      breadthLimit: cut?.breadthLimit ?? self.items.breadthLimit,
      distributed: max(0, distributed),
      rule: distribution.rule(for: items.count + (cut?.label == nil ? 0 : 1)),
      // Only an overflowing item uses more than the room; it starts at the inset in any case.
      isMirrored: placing.isMirrored && used <= placing.room)
  }

  /// Whether a line is the last one of its section, and is placed as such.
  private func isLast(_ line: Int, ofSection section: Int) -> Bool {
    let lines = breaks.lines(ofSection: section)
    guard line == lines.upperBound - 1 else { return false }
    if breaks.cut != nil && line == breaks.count - 1 { return false }
    return lines.count > 1 || placing.singleLineIsLast
  }
}
