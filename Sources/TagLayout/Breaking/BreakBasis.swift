/// All that line breaks depend on besides the items' sizes.
struct BreakBasis: Hashable, Sendable {
  let extent: ContainerExtent
  let scrollDirection: ScrollDirection
  let itemSize: Size?
  let oversize: OversizeBehavior
  let itemGap: Int
  /// Only the sum of the two insets along a line matters to what fits.
  let insets: Int
}

extension FlowLayout {
  func breakBasis(in extent: ContainerExtent) -> BreakBasis {
    let flow = Flow(self, in: extent)
    return BreakBasis(
      extent: extent, scrollDirection: scrollDirection, itemSize: itemSize, oversize: oversize,
      itemGap: flow.itemGap, insets: flow.startInset + flow.endInset)
  }

  /// Whether this layout breaks any items, in any container, just as `other` does.
  ///
  /// Breaks depend on the scroll direction, the item size, the interitem spacing, the oversize
  /// behaviour and the sum of the insets along a line. They don't depend on the alignments, the
  /// layout direction, the line spacing and the insets before and after the lines.
  /// - Complexity: O(1).
  public func sharesBreaks(with other: FlowLayout) -> Bool {
    breakBasis(in: .unlimited) == other.breakBasis(in: .unlimited)
  }
}
