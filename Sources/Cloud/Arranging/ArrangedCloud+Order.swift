import TagLayout

extension ArrangedCloud {
  /// The indices of the tags in an order, for `TagEdit.permute`.
  ///
  /// With sections, the tags of each are put into order, and none leaves its section.
  ///
  /// O(bytes + tags × log tags).
  public func indices(in order: TagOrder) -> [UInt32] {
    switch order {
    case .input: tags.inputOrder
    case .name: tags.nameOrder
    case .width: tags.order { UInt32(clamping: measured.widths[$0]) }
    case .weight: tags.weightOrder
    case .packed: packedOrder
    }
  }

  /// Packs the tags as they came, whatever their order is now: packing moves them as little as it can.
  private var packedOrder: [UInt32] {
    let extent = container.extent(along: settings.layout.scrollDirection)
    let (input, sizes) = (tags.inputOrder, sizes)
    return tags.orderedRanges.flatMap { range in
      let order = input[range]
      let ordered = ItemSizes(count: range.count) { sizes[Int(order[range.lowerBound + $0])] }
      return settings.layout.packingOrder(of: ordered, in: extent)
        .map { order[range.lowerBound + $0] }
    }
  }

  /// Puts the tags into an order and returns the edit that undoes it.
  ///
  ///     cloud.sort(by: .name)
  ///
  /// O(bytes + tags × log tags).
  @discardableResult
  public mutating func sort(by order: TagOrder) -> TagEdit {
    apply(.permute(indices(in: order)))
  }
}
