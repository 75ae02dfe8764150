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

  init(layout: FlowLayout, flow: Flow, items: MeasuredItems, breaks: LineBreaks) {
    self.layout = layout
    self.flow = flow
    self.items = items
    self.breaks = breaks
  }

  /// Number of items.
  public var count: Int { items.count }

  /// The cells that the fullest line uses, for callers who wrap tightly; 0 without lines.
  public var widestUsed: Int { breaks.widestUsed }

  /// The cells that a line may use; without a limit those of the fullest line.
  var room: Int { flow.container == nil ? widestUsed : flow.room }

  /// The cells before a line across the lines, inset and spacing included.
  func offset(ofLine line: Int) -> Int {
    flow.leadingInset + breaks.depths.sum(ofFirst: line) + line * flow.lineGap
  }

  /// The size of the content.
  ///
  /// Across the scroll axis it is the container, or without a limit the fullest line and its
  /// insets. Along the scroll axis it is all lines, the spacing between them and the insets. An
  /// overflowing item does not widen it. Without items the insets are left.
  public var contentSize: Size {
    let breadth = flow.container ?? flow.startInset + widestUsed + flow.endInset
    let gaps = max(0, breaks.count - 1) * flow.lineGap
    let depth =
      flow.leadingInset + breaks.depths.sum(ofFirst: breaks.count) + gaps + flow.trailingInset
    return flow.direction.size(breadth: breadth, depth: depth)
  }
}
