/// Fills lines one after the other, each with the items among the next ones that fill it best.
struct LinePacking {
  /// The cells that a line may use, and those between two items of a line.
  let room, gap: Int

  /// The longest rest of a line that items are searched for.
  static var longestSearch: Int { 8192 }
  /// The fewest items that are looked at for a line.
  static var leastWindow: Int { 32 }

  /// No order makes fewer lines than this.
  func fewestLines(for items: MeasuredItems) -> Int {
    var total = 0
    for index in 0..<items.count { total += min(items.breadth(at: index) + gap, room + gap) }
    return max(items.count > 0 ? 1 : 0, total.dividedRoundingUp(by: room + gap))
  }

  /// An order of the items, and how many lines they were put on.
  func pack(_ items: MeasuredItems) -> (order: [Int], lineCount: Int) {
    var order: [Int] = []
    order.reserveCapacity(items.count)
    var lineCount = 0
    var window = PackingWindow(items: items, gap: gap, size: windowSize(for: items))
    var search = SubsetSearch()
    while window.refill() {
      lineCount += 1
      // The first item is taken in any case.
      var free = room + gap - window.costs[0]
      var taken = [0]
      var position = 1
      while free > Self.longestSearch, position < window.count {
        if window.costs[position] <= free {
          free -= window.costs[position]
          taken.append(position)
        }
        position += 1
      }
      if free > 0, position < window.count {
        taken += search.fill(free, from: window.costs[position...])
      }
      window.take(taken, into: &order)
    }
    return (order, lineCount)
  }

  /// How many items are looked at for a line: twice as many as fill one on average.
  private func windowSize(for items: MeasuredItems) -> Int {
    var total = 0
    for index in 0..<items.count { total += items.breadth(at: index) + gap }
    guard total > 0 else { return Self.leastWindow }
    let (product, overflows) = (room + gap).multipliedReportingOverflow(by: items.count)
    guard !overflows else { return items.count }
    return max(Self.leastWindow, 2 * min(product.dividedRoundingUp(by: total), items.count))
  }
}
