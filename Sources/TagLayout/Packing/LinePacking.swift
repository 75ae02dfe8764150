/// Fills lines one after the other, each with the items among the next ones that fill it best.
struct LinePacking {
  /// The cells that a line may use, and those between two items of a line.
  let room, gap: Int

  /// The longest rest of a line that items are searched for.
  static var longestSearch: Int { 8192 }
  /// The fewest items that are looked at for a line.
  static var leastWindow: Int { 32 }

  /// What a line and a gap take.
  private var line: Int { room + gap }

  /// No order makes fewer lines than this.
  func fewestLines(for items: MeasuredItems) -> Int {
    let total = items.total(limit: room) + items.count * gap
    return max(items.count > 0 ? 1 : 0, total.dividedRoundingUp(by: line))
  }

  /// An order of the items, and how many lines they were put on.
  func pack(_ items: MeasuredItems) -> (order: [Int], lineCount: Int) {
    // One algorithm, compiled for some sizes of sets.
    switch min(line, Self.longestSearch) {
    case ..<128: PackedLines<2>(self, items).pack()
    case ..<256: PackedLines<4>(self, items).pack()
    case ..<1024: PackedLines<16>(self, items).pack()
    default: PackedLines<129>(self, items).pack()
    }
  }

  /// How many items are looked at for a line: twice as many as fill one on average.
  func windowSize(for items: MeasuredItems) -> Int {
    let total = items.total(limit: .max) + items.count * gap
    let (product, overflows) = line.multipliedReportingOverflow(by: items.count)
    guard total > 0, !overflows else { return max(Self.leastWindow, items.count) }
    return max(Self.leastWindow, 2 * min(product.dividedRoundingUp(by: total), items.count))
  }
}
