/// What the settings come to when lines are placed, worked out once for all lines.
struct LinePlacing: Sendable {
  /// Cells from the container's edge to the first one that a line may use.
  let startInset: Int
  /// The cells that a line may use; without a limit those of the fullest line.
  let room: Int
  /// Cells between the items of a line.
  let gap: Int
  /// How lines hand out their free cells; last ones too unless they have a way of their own.
  let distribution: Distribution
  let lastLineDistribution: Distribution?
  /// Whether the only line of a section counts as its last one.
  let singleLineIsLast: Bool
  /// Whether lines hand out the free cells of their block.
  let alignsBlock: Bool
  /// Whether lines are mirrored in the end.
  let isMirrored: Bool
  /// Where an item stands in a line that is deeper than the item.
  let lineAlignment: LineAlignment

  init(_ layout: FlowLayout, flow: Flow, widestUsed: Int) {
    startInset = flow.startInset
    room = flow.container == nil ? widestUsed : flow.room
    gap = flow.itemGap
    distribution = layout.distribution
    lastLineDistribution = layout.lastLineDistribution
    singleLineIsLast = layout.singleLineIsLast
    alignsBlock = layout.alignsBlock
    isMirrored = layout.isMirrored
    lineAlignment = layout.lineAlignment
  }
}
