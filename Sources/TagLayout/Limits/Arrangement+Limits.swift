extension Arrangement {
  /// How many items have a frame: those of indices `0 ..< visibleCount`.
  public var visibleCount: Int { breaks.visibleItemCount }

  /// How many items are hidden because ``FlowLayout/maximumLines`` leaves no line for them.
  public var hiddenCount: Int { count - visibleCount }

  /// Whether the item at `index` is hidden: it has no frame then, and no line.
  ///
  /// Items are hidden from the end on. `index` must be in `0 ..< count`.
  public func isHidden(_ index: Int) -> Bool { index >= visibleCount }

  /// The label that stands for the hidden items; `nil` when none is hidden or no form of it fits.
  ///
  /// It is the last item of the last line and takes part in its alignment, but has no index.
  /// - Complexity: O(items of the line).
  public var overflow: OverflowItem? {
    guard let label = breaks.cut?.label else { return nil }
    let number = breaks.count - 1
    let line = placedLine(number)
    var walk = LineWalk(line, placing)
    for item in line.items { _ = walk.place(min(items.breadths[item], line.breadthLimit)) }
    let (start, breadth) = walk.place(label.breadth)
    let lead = placing.lineAlignment.lead(ofFree: line.depth - label.depth)
    return OverflowItem(
      frame: flow.direction.rect(
        start: start, offset: line.offset + lead, breadth: breadth, depth: label.depth),
      line: number, labelIndex: label.index, count: hiddenCount)
  }

  /// What the layout asked for and the arrangement does without.
  public var refusal: LayoutRefusal? { breaks.refusal }
}
