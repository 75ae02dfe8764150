import TagLayout

extension ArrangedCloud {
  /// The indices of the tags in an order, for `TagEdit.permute`.
  ///
  /// O(bytes + tags × log tags).
  public func indices(in order: TagOrder) -> [Int] {
    switch order {
    case .input: tags.inputOrder
    case .name: tags.nameOrder
    case .width: tags.order { UInt32(clamping: measured.widths[$0]) }
    case .packed:
      settings.layout.packingOrder(
        of: sizes, in: container.extent(along: settings.layout.scrollDirection))
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
