import TagLayout

/// Items, as both sides of a comparison take them.
struct Items {
  /// Widths of all items in cells, which both sides read from the same memory.
  let widths: [Int32]
  /// A height for each, or empty when all are ``Scenario/height`` high.
  let heights: [Int32]
  let sizes: ItemSizes

  /// New items: log-normal widths, and evenly distributed heights when these are `mixed`.
  init(_ count: Int, mixed: Bool = false, from random: inout SplitMix64) {
    widths = Items.distribution.widths(count, from: &random)
    guard mixed else {
      heights = []
      sizes = ItemSizes(widths: widths, height: Scenario.height)
      return
    }
    let all = Scenario.heights
    var heights: [Int32] = []
    heights.reserveCapacity(count)
    for _ in 0..<count {
      heights.append(all.lowerBound + Int32(random.next() % UInt64(all.count)))
    }
    self.heights = heights
    sizes = ItemSizes(widths: widths, heights: heights) ?? ItemSizes(count: 0, size: .zero)
  }

  private static let distribution = LogNormalWidths()
}
