/// What the items before an item cost together, each its breadth and a gap.
struct LengthSums<Length: FixedWidthInteger & UnsignedInteger> {
  /// The cells between two items of a line.
  let gap: Length
  /// A sum for each item, and one for all.
  let sums: [Length]

  /// Number of items.
  var count: Int { sums.count - 1 }

  /// The sums of `items`, which `Length` must be able to hold.
  init(_ items: MeasuredItems, gap: Int) {
    self.gap = Length(truncatingIfNeeded: gap)
    let limit = items.breadthLimit
    switch items.breadths {
    case .uniform(let breadth, let count):
      sums = Self.sums(count) { _ in min(Int(breadth), limit) &+ gap }
    case .each(let breadths):
      let breadths = breadths.span
      sums = Self.sums(breadths.count) { min(Int(breadths[$0]), limit) &+ gap }
    }
  }

  /// The sums of `count` costs.
  @inline(__always)
  private static func sums(_ count: Int, cost: (Int) -> Int) -> [Length] {
    [Length](capacity: count + 1) { sums in
      var sum: Length = 0
      sums.append(sum)
      for index in 0..<count {
        sum &+= Length(truncatingIfNeeded: cost(index))
        sums.append(sum)
      }
    }
  }

  /// The cells of a line.
  func used(_ items: Range<Int>) -> Int {
    Int(truncatingIfNeeded: sums[items.upperBound] &- sums[items.lowerBound] &- gap)
  }
}
