extension FlowLayout {
  /// An order of items that fills the lines of a container better than the given one.
  ///
  /// Broken greedily, the items in this order make fewer lines than in the given one; when the
  /// given one needs no more, it is the answer. Line after line, the first item that is left is
  /// taken, and of the next ones those that fill the line best; they keep their order within the
  /// line, and no item is taken from far ahead. The limits of lines and of items in a line, and
  /// the way of breaking don't matter.
  ///
  /// ```swift
  /// let sizes = ItemSizes(widths: [6, 5, 4, 5], height: 1)
  /// layout.packingOrder(of: sizes, in: 10)  // [0, 2, 1, 3]: 6 + 4, 5 + 5
  /// ```
  ///
  /// - Returns: The indices of all items, those of the first line first.
  /// - Complexity: O(number of items × cells of a line / 64), for lines of no more than
  ///   8192 cells. Longer lines take items in the given order, passing over those that don't fit, until
  ///   no more than 8192 cells are left to fill.
  public func packingOrder(of sizes: ItemSizes, in extent: ContainerExtent) -> [Int] {
    let flow = Flow(self, in: extent)
    let items = flow.measure(sizes, itemSize: itemSize)
    let greedy = GreedyLineBreaking(
      room: flow.room, gap: flow.itemGap, maximumItems: .max, maximumLines: .max, hardBreaks: []
    ).breakLines(items).lines.count
    let packing = LinePacking(room: flow.room, gap: flow.itemGap)
    guard greedy > packing.fewestLines(for: items) else { return Array(0..<items.count) }
    let (order, lineCount) = packing.pack(items)
    return lineCount < greedy ? order : Array(0..<items.count)
  }
}
