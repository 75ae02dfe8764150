extension FlowLayout {
  /// Breaks `sizes` into lines and places these in a container of `extent`.
  ///
  /// The phases in their order: the items are measured, broken into lines, the free cells of a
  /// line are distributed, and its items placed. The last two happen when a frame is asked for.
  /// - Complexity: O(number of items).
  public func arrange(
    _ sizes: ItemSizes, in extent: ContainerExtent, sections: [Int] = [], forcedBreaks: [Int] = []
  ) -> Arrangement {
    let flow = Flow(self, in: extent)
    let items = flow.measure(sizes, itemSize: itemSize)
    let breaks = flow.breakLines(items, basis: breakBasis(in: extent))
    return Arrangement(layout: self, flow: flow, items: items, breaks: breaks)
  }

  /// Places `sizes` along line breaks made before, for the same sizes.
  ///
  /// Gives the same as ``arrange(_:in:)`` with the extent of the breaks, without breaking anew
  /// as long as this layout breaks as the one that made them, see ``sharesBreaks(with:)``.
  /// Breaks that don't belong to this layout or to this number of items are made anew.
  /// - Complexity: O(1) with breaks that fit, else O(number of items).
  public func arrange(_ sizes: ItemSizes, along breaks: LineBreaks) -> Arrangement {
    let basis = breakBasis(in: breaks.extent)
    guard breaks.basis == basis, breaks.itemCount == sizes.count else {
      return arrange(sizes, in: breaks.extent)
    }
    let flow = Flow(self, in: breaks.extent)
    let items = flow.measure(sizes, itemSize: itemSize)
    return Arrangement(layout: self, flow: flow, items: items, breaks: breaks)
  }

  /// Breaks `sizes` into lines in a container of `extent`, greedily: an item joins its line when
  /// it fits, an exact fit included.
  ///
  /// - Complexity: O(number of items).
  public func breakLines(_ sizes: ItemSizes, in extent: ContainerExtent) -> LineBreaks {
    let flow = Flow(self, in: extent)
    let items = flow.measure(sizes, itemSize: itemSize)
    return flow.breakLines(items, basis: breakBasis(in: extent))
  }
}
