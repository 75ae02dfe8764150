extension FlowLayout {
  /// Breaks `sizes` into lines and places these in a container of `extent`.
  ///
  /// The phases in their order: the items are measured, broken into lines, cut to the most lines
  /// there may be, the free cells of a line are distributed, and its items placed. The last two
  /// happen when a frame is asked for.
  ///
  /// ```swift
  /// // Two sections, of 3 items and of 2; in the second one every item has a line of its own.
  /// let arrangement = layout.arrange(sizes, in: 80, sections: [3, 2], forcedBreaks: [4])
  /// ```
  ///
  /// - Parameters:
  ///   - sizes: The items.
  ///   - extent: The container's length along the lines.
  ///   - sections: How many items each section has; empty for one section of all. Negative numbers
  ///     count as 0, items that are not there are not counted, and items that are left over belong
  ///     to the last section.
  ///   - forcedBreaks: Indices of items that start a line, in any order; others than those of
  ///     items have no effect.
  /// - Returns: The items in their lines.
  /// - Complexity: O(number of items), with ``maximumLines`` O(number of items shown). With
  ///   ``LineBreaking/balanced`` O(number of items × log items of a line).
  public func arrange(
    _ sizes: ItemSizes, in extent: ContainerExtent, sections: [Int] = [], forcedBreaks: [Int] = []
  ) -> Arrangement {
    let partition = ItemPartition(
      count: sizes.count, sections: sections, forcedBreaks: forcedBreaks)
    return arrange(sizes, in: extent, divided: partition)
  }

  /// Places `sizes` along line breaks made before, for the same sizes.
  ///
  /// Gives the same as ``arrange(_:in:sections:forcedBreaks:)`` with the extent, the sections and
  /// the forced breaks that the breaks were made with, without breaking anew as long as this
  /// layout breaks as the one that made them, see ``sharesBreaks(with:)``. Breaks that don't
  /// belong to this layout are made anew, and those that don't belong to this number of items are
  /// made anew in one section without forced breaks.
  /// - Complexity: O(1) with breaks that fit, else as for arranging.
  public func arrange(_ sizes: ItemSizes, along breaks: LineBreaks) -> Arrangement {
    guard breaks.itemCount == sizes.count else { return arrange(sizes, in: breaks.extent) }
    guard breaks.basis == breakBasis(in: breaks.extent) else {
      return arrange(sizes, in: breaks.extent, divided: breaks.partition)
    }
    let flow = Flow(self, in: breaks.extent)
    let items = flow.measure(sizes, itemSize: itemSize)
    return Arrangement(layout: self, flow: flow, items: items, breaks: breaks)
  }

  /// Breaks `sizes` into lines in a container of `extent`.
  ///
  /// The parameters and the complexity are those of ``arrange(_:in:sections:forcedBreaks:)``.
  public func breakLines(
    _ sizes: ItemSizes, in extent: ContainerExtent, sections: [Int] = [], forcedBreaks: [Int] = []
  ) -> LineBreaks {
    arrange(sizes, in: extent, sections: sections, forcedBreaks: forcedBreaks).breaks
  }

  private func arrange(
    _ sizes: ItemSizes, in extent: ContainerExtent, divided partition: ItemPartition
  ) -> Arrangement {
    let flow = Flow(self, in: extent)
    let items = flow.measure(sizes, itemSize: itemSize)
    let breaks = flow.breakLines(items, divided: partition, basis: breakBasis(in: extent))
    return Arrangement(layout: self, flow: flow, items: items, breaks: breaks)
  }
}
