/// Items placed in lines.
///
/// An arrangement holds the sizes it was given and the line breaks. Frames are derived when they
/// are asked for, so a million items cost the memory of their lines, and another alignment costs
/// nothing.
///
/// Coordinates count cells from the container's top left corner. Indices of items and lines must
/// be in range where nothing else is said.
public struct Arrangement: Sendable {
  /// The settings that the items were arranged by.
  public let layout: FlowLayout
  /// The line breaks, for ``FlowLayout/arrange(_:along:)``.
  public let breaks: LineBreaks
  let flow: Flow
  let items: MeasuredItems
  /// What the settings come to when lines are placed.
  let placing: LinePlacing

  init(layout: FlowLayout, flow: Flow, items: MeasuredItems, breaks: LineBreaks) {
    self.layout = layout
    self.flow = flow
    self.items = items
    self.breaks = breaks
    placing = LinePlacing(layout, flow: flow, widestUsed: breaks.widestUsed)
  }

  /// Number of items, hidden ones included.
  public var count: Int { items.count }

  /// The cells that the fullest line uses, for callers who wrap tightly; 0 without lines.
  public var widestUsed: Int { breaks.widestUsed }

  /// The cells before a line across the lines: sections, header, inset, lines and spacing.
  @inline(__always)
  func offset(ofLine line: Int, inSection section: Int) -> Int {
    // The lines of a section have one space less than there are lines.
    let spaces = line - breaks.filledSections(before: section)
    return section * flow.sectionDepth + flow.headerDepth + flow.leadingInset
      + breaks.depths.sum(ofFirst: line) + spaces * flow.lineGap
  }

  /// The cells from the container's edge to the end of a section's last line, or of its header
  /// and inset when it has none.
  func endOfLines(inSection section: Int) -> Int {
    let lines = breaks.lines(ofSection: section)
    let end = offset(ofLine: lines.upperBound, inSection: section)
    return lines.isEmpty ? end : end - flow.lineGap
  }

  /// The size of the content.
  ///
  /// Across the scroll axis it is the container, or without a limit the fullest line and its
  /// insets. Along the scroll axis it is all sections shown: headers, insets, lines, the spacing
  /// between them, and footers. An overflowing item does not widen it. Without items the headers,
  /// footers and insets are left.
  public var contentSize: Size {
    let breadth = flow.container ?? flow.startInset + widestUsed + flow.endInset
    let depth =
      endOfLines(inSection: breaks.sectionCount - 1) + flow.trailingInset + flow.footerDepth
    return flow.direction.size(breadth: breadth, depth: depth)
  }
}
