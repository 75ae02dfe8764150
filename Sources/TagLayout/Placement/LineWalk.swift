/// A walk along a line, from item to item.
struct LineWalk {
  private var cells: DistributedCells
  /// Where the next item begins, but for the distributed cells.
  private var position: Int
  private let gap: Int
  private let growsItems: Bool
  /// A cell's place and that of its mirror image's end add up to this; `nil` without a mirror.
  private let mirror: Int?

  init(_ line: PlacedLine, startInset: Int, gap: Int) {
    cells = DistributedCells(line.distributed, by: line.rule)
    position = startInset
    self.gap = gap
    growsItems = line.rule.growsItems
    mirror = line.isMirrored ? 2 * startInset + line.room : nil
  }

  /// Places the next item, which takes `breadth` cells if it doesn't grow.
  ///
  /// Places are sums of clamped lengths, which no number of items makes overflow.
  @inline(__always)
  mutating func place(_ breadth: Int) -> (start: Int, breadth: Int) {
    let lead = cells.lead
    let start = position &+ lead
    var grown = breadth
    cells.advance()
    if growsItems { grown &+= cells.lead &- lead }
    position = position &+ breadth &+ gap
    guard let mirror else { return (start, grown) }
    return (mirror &- start &- grown, grown)
  }
}

extension Arrangement {
  /// Hands out the items of a line in data order, until `body` returns false.
  @inline(__always)
  func forEachItem(of line: PlacedLine, _ body: (PlacedItem) -> Bool) {
    let alignment = layout.lineAlignment
    var walk = LineWalk(line, startInset: flow.startInset, gap: flow.itemGap)
    for index in line.items {
      let length = items.breadths[index]
      let limited = min(length, line.breadthLimit)
      let depth = items.depths[index]
      let (start, breadth) = walk.place(limited)
      let item = PlacedItem(
        index: index,
        start: start,
        offset: line.offset &+ alignment.lead(ofFree: line.depth &- depth),
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
