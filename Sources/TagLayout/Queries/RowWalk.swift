/// A walk over rows of a section, none of them its last one.
struct RowWalk {
  let placing: LinePlacing
  /// The row that is next, and where it begins across the rows.
  private(set) var row: Int
  private(set) var y: Int
  /// The row to stop before.
  private let end: Int
  /// The first item of the row that is next.
  private var first: Int
  private let lineGap: Int
  private let breadthLimit: Int
  /// The most cells that a row may use.
  private let limit: Int
  /// The free cells of the section's block.
  private let blockFree: Int
  /// The rule of lines whose cells are not spread over the items, however many there are.
  private let rule: DistributionRule

  init(_ arrangement: Arrangement, _ rows: Range<Int>, ofSection section: Int) {
    placing = arrangement.placing
    row = rows.lowerBound
    end = rows.upperBound
    y = arrangement.offset(ofLine: row, inSection: section)
    first = arrangement.breaks.items(ofLine: row).lowerBound
    // What a line uses is held in 32 bits, and the greatest number says that it is more.
    limit = min(placing.room, Int(Int32.max) - 1)
    lineGap = arrangement.flow.lineGap
    breadthLimit = arrangement.items.breadthLimit
    blockFree = max(0, placing.room - arrangement.breaks.widestUsed(ofSection: section))
    rule = placing.distribution.rule(for: 1)
  }

  var isAtEnd: Bool { row == end }

  /// Goes on to the next row; `nil`, without going on, at the end, when the row uses more than
  /// there is or can be held, and when it has more than `most` items.
  @inline(__always)
  mutating func next(
    _ lines: Span<BrokenLine>, most: Int, depth: Int, isSpread: Bool
  ) -> PlacedLine? {
    guard row < end else { return nil }
    let items = first..<Int(lines[row].end)
    let used = Int(lines[row].clampedUsed)
    guard items.count <= most, used <= limit else { return nil }
    let free = placing.room &- used
    let line = PlacedLine(
      items: items, offset: y, depth: depth, used: used,
      breadthLimit: breadthLimit, distributed: placing.alignsBlock ? blockFree : free,
      rule: isSpread ? placing.distribution.rule(for: items.count) : rule,
      isMirrored: placing.isMirrored)
    row &+= 1
    first = items.upperBound
    y &+= depth &+ lineGap
    return line
  }
}
