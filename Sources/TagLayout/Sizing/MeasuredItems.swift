/// All items as the flow sees them: lengths along the lines and across them.
struct MeasuredItems: Sendable {
  /// Lengths along the lines, before any clamping to the room.
  let breadths: Lengths
  /// Lengths across the lines.
  let depths: Lengths
  /// The greatest breadth that an item may take.
  let breadthLimit: Int

  var count: Int { breadths.count }

  @inline(__always)
  func breadth(at index: Int) -> Int { min(breadths[index], breadthLimit) }

  /// The cells of all items together, each of which counts for no more than `limit`.
  func total(limit: Int) -> Int {
    let limit = Int32(clamping: min(limit, breadthLimit))
    switch breadths {
    case .uniform(let breadth, let count): return Int(min(breadth, limit)) * count
    case .each(let breadths):
      var total = 0
      for breadth in breadths { total &+= Int(min(breadth, limit)) }
      return total
    }
  }

  /// The cells of some items side by side, with gaps of `gap` cells between them.
  func used(_ range: Range<Int>, gap: Int) -> Int {
    range.reduce((range.count - 1) * gap) { $0 + breadth(at: $1) }
  }
}

extension Flow {
  /// The size phase: an item has the layout's `itemSize` or its own size, and under
  /// ``OversizeBehavior/clamp`` takes at most the room of a line.
  func measure(_ sizes: ItemSizes, itemSize: Size?) -> MeasuredItems {
    let sizes = itemSize.map { ItemSizes(count: sizes.count, size: $0) } ?? sizes
    let (breadths, depths) =
      switch direction {
      case .vertical: (sizes.widths, sizes.heights)
      case .horizontal: (sizes.heights, sizes.widths)
      }
    return MeasuredItems(
      breadths: breadths, depths: depths,
      breadthLimit: oversize == .clamp ? room : FlowLayout.maximumLength)
  }
}
