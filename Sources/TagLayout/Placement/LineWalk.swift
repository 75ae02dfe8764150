/// A walk along a line, from item to item, that places each by additions.
struct LineWalk {
  /// Where the next item begins.
  private var position: Int
  /// What is left of the free cells before the next item, in parts of a cell.
  private var remainder = 0
  /// The cells and the parts of one that stand between two items, or that an item grows by.
  private let step, stepRemainder, parts: Int
  private let gap: Int
  /// All bits when items grow, none when the cells stand between them.
  private let growing: Int
  /// A cell's place and that of its mirror image's end add up to this.
  private let mirror: Int
  private let isMirrored: Bool

  /// A walk along `line`, which starts at its first item.
  @inline(__always)
  init(_ line: PlacedLine, _ placing: LinePlacing) {
    let rule = line.rule
    // No more than 2 · free, and free is less than half of what an integer holds.
    let first = rule.intercept * line.distributed + rule.rounding
    parts = rule.parts
    gap = placing.gap
    growing = rule.growsItems ? -1 : 0
    mirror = 2 * placing.startInset + placing.room
    isMirrored = line.isMirrored
    if rule.slope == 0 {
      // One part, or one of two.
      position = placing.startInset + (first >> (parts - 1))
      (step, stepRemainder) = (0, 0)
    } else {
      let lead: Int
      (lead, remainder) = first.quotientAndRemainder(dividingBy: parts)
      position = placing.startInset + lead
      (step, stepRemainder) =
        (rule.slope * line.distributed).quotientAndRemainder(dividingBy: parts)
    }
  }

  /// Places the next item, which takes `breadth` cells if it doesn't grow.
  ///
  /// Where the line's cells are not spread over the items, `isSpread` may be false, and where it is
  /// known whether the line is mirrored, `isMirrored` may say so: both save work.
  /// Places are sums of clamped lengths, which no number of items makes overflow.
  @inline(__always)
  mutating func place(
    _ breadth: Int, isSpread: Bool = true, isMirrored: Bool? = nil
  ) -> (start: Int, breadth: Int) {
    let start = position
    var grown = breadth
    position = position &+ breadth &+ gap
    if isSpread {
      var handedOut = step
      remainder &+= stepRemainder
      if remainder >= parts {
        remainder &-= parts
        handedOut &+= 1
      }
      position &+= handedOut
      grown &+= handedOut & growing
    }
    return (isMirrored ?? self.isMirrored ? mirror &- start &- grown : start, grown)
  }
}
