/// How the free cells of a line are handed out to its items.
///
/// Seen from the line's start; a mirrored line is mirrored after its items are placed, so that
/// remainders fall the same way in both.
enum Distribution: Hashable, Sendable {
  /// All after the last item.
  case start
  /// Half of them before the first item, an odd one after the last.
  case center
  /// Half of them before the first item, and an odd one too.
  case centerFromEnd
  /// All before the first item.
  case end
  /// Between the items; an only item stands at the start.
  case between
  /// As many on either side of every item.
  case around
  /// As many before, between and after the items.
  case evenly
  /// To the items themselves, which grow.
  case grow

  /// Whether cells go to every item, so that not only the line's first one is moved.
  var isSpread: Bool {
    switch self {
    case .start, .center, .centerFromEnd, .end: false
    case .between, .around, .evenly, .grow: true
    }
  }

  /// The rule for a line of `count` items.
  func rule(for count: Int) -> DistributionRule {
    switch self {
    case .start: DistributionRule(slope: 0, intercept: 0, parts: 1)
    case .center: DistributionRule(slope: 0, intercept: 1, parts: 2)
    case .centerFromEnd: DistributionRule(slope: 0, intercept: 1, parts: 2, rounding: 1)
    case .end: DistributionRule(slope: 0, intercept: 1, parts: 1)
    case .between: DistributionRule(slope: 1, intercept: 0, parts: max(1, count - 1))
    case .around: DistributionRule(slope: 2, intercept: 1, parts: 2 * count)
    case .evenly: DistributionRule(slope: 1, intercept: 1, parts: count + 1)
    case .grow: DistributionRule(slope: 1, intercept: 0, parts: count, growsItems: true)
    }
  }
}

/// What a distribution comes to for a number of items: before item `k` stand
/// ⌊((`slope` · k + `intercept`) · free + `rounding`) / `parts`⌋ free cells.
///
/// Each item has the floor of all that is handed out up to it. So remainders spread over the whole
/// line, 7 cells over 4 gaps as 1 2 2 2, and the last cell is never left over.
struct DistributionRule: Hashable, Sendable {
  let slope, intercept, parts: Int
  var rounding = 0
  /// Whether an item grows by what is handed out from it to the next one.
  var growsItems = false
}
