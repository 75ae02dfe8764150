/// All that line breaks depend on besides the items' sizes and how they are divided.
struct BreakBasis: Hashable, Sendable {
  let extent: ContainerExtent
  let scrollDirection: ScrollDirection
  let itemSize: Size?
  let oversize: OversizeBehavior
  let itemGap: Int
  /// Only the sum of the two insets along a line matters to what fits.
  let insets: Int
  let limits: LineLimits
}

/// How many lines there are and how many items in each, as far as settings say so.
struct LineLimits: Hashable, Sendable {
  /// How lines are broken, and the fewest lines if that heeds a minimum.
  let breaking: LineBreaking
  let minimumLines: Int
  /// The most lines, and the most items in one.
  let maximumLines, maximumItems: Int
  /// What stands for the items that are cut off; empty without a maximum number of lines.
  let labels: [OverflowLabel]

  init(_ layout: FlowLayout) {
    breaking = layout.lineBreaking
    maximumLines = layout.maximumLines.map { max(1, $0) } ?? .max
    minimumLines = breaking == .balanced ? min(max(1, layout.minimumLines), maximumLines) : 1
    maximumItems = layout.maximumItemsPerLine.map { max(1, $0) } ?? .max
    labels = maximumLines < .max ? layout.overflowLabels : []
  }
}

extension FlowLayout {
  func breakBasis(in extent: ContainerExtent) -> BreakBasis {
    let flow = Flow(self, in: extent)
    return BreakBasis(
      extent: extent, scrollDirection: scrollDirection, itemSize: itemSize, oversize: oversize,
      itemGap: flow.itemGap, insets: flow.startInset + flow.endInset, limits: LineLimits(self))
  }

  /// Whether this layout breaks any items, in any container, just as `other` does.
  ///
  /// Breaks depend on the scroll direction, the item size, the interitem spacing, the oversize
  /// behaviour, the sum of the insets along a line, the way of breaking, the limits of lines and
  /// items, and with a maximum number of lines on the labels. They don't depend on the
  /// alignments, the last line, the layout direction, the line spacing, headers and footers, and
  /// the insets before and after the lines.
  /// - Complexity: O(1).
  public func sharesBreaks(with other: FlowLayout) -> Bool {
    breakBasis(in: .unlimited) == other.breakBasis(in: .unlimited)
  }
}
