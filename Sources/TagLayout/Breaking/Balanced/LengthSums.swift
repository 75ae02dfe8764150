/// What the items before an item cost together, each its breadth and a gap.
struct LengthSums<Length: FixedWidthInteger & UnsignedInteger> {
  /// The cells between two items of a line.
  let gap: Length
  /// A sum for each item, and one for all.
  let sums: [Length]

  /// Number of items.
  var count: Int { sums.count - 1 }

  /// The sums of `items`; `nil` when the last one is above `limit`.
  init?(_ items: MeasuredItems, gap: Int, limit: Int) {
    self.init(items, gap: gap)
    var total = 0
    for index in 0..<items.count { total += items.breadth(at: index) + gap }
    guard total <= limit else { return nil }
  }

  /// The sums of `items`, which must fit into `Length`.
  init(_ items: MeasuredItems, gap: Int) {
    self.gap = Length(truncatingIfNeeded: gap)
    var sums: [Length] = []
    sums.reserveCapacity(items.count + 1)
    var sum: Length = 0
    sums.append(sum)
    for index in 0..<items.count {
      sum &+= Length(truncatingIfNeeded: items.breadth(at: index) + gap)
      sums.append(sum)
    }
    self.sums = sums
  }
}
