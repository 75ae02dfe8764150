import TagLayout

extension ArrangedCloud {
  /// The indices of the tags in an order, for `TagEdit.permute`.
  ///
  /// With sections, the tags of each are put into order, and none leaves its section.
  ///
  /// O(bytes + tags × log tags).
  public func indices(in order: TagOrder) -> [Int] {
    switch order {
    case .input: tags.inputOrder
    case .name: tags.nameOrder
    case .width: tags.order { UInt32(clamping: measured.widths[$0]) }
    case .packed: packedOrder
    }
  }

  private var packedOrder: [Int] {
    let extent = container.extent(along: settings.layout.scrollDirection)
    guard tags.hasSections else { return settings.layout.packingOrder(of: sizes, in: extent) }
    return tags.orderedRanges.flatMap { range in
      let sizes = measured.boxSizes(of: range, style: settings.box, padding: settings.padding)
      return settings.layout.packingOrder(of: sizes, in: extent).map { range.lowerBound + $0 }
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
