/// Which level a weight is of: the weights of a list, divided into parts of equal size.
///
/// Levels are quantiles, so one weight far above the others makes no difference to them. Equal weights
/// are of one level: that of the place in the middle of theirs. So the lightest is of level 1 and the
/// heaviest of the last, unless it has many equals, and where all weigh the same all are of the level in
/// the middle.
struct WeightLevels: Hashable, Sendable {
  /// How many levels there are.
  let count: Int
  /// The least weight of each level from the second on; infinite for those that no weight is of.
  private let thresholds: [Double]

  /// The numbers of levels that there may be.
  static let counts = 1...9

  /// Divides weights into levels.
  ///
  /// O(weights × log weights).
  init(of weights: [Double], count: Int) {
    let count = Swift.min(Swift.max(count, Self.counts.lowerBound), Self.counts.upperBound)
    self.count = count
    let sorted = weights.sorted()
    var thresholds = [Double](repeating: .infinity, count: count - 1)
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end] == sorted[start] { end += 1 }
      // Twice the place in the middle of the equal ones, of twice the last place.
      let (place, last) = (start + end - 1, 2 * (sorted.count - 1))
      let level = last == 0 ? count / 2 : Swift.min(count - 1, place * count / last)
      for index in 0..<level where thresholds[index] == .infinity {
        thresholds[index] = sorted[start]
      }
      start = end
    }
    self.thresholds = thresholds
  }

  /// The level of a weight, from 1.
  func level(of weight: Double) -> Int { 1 + thresholds.count { $0 <= weight } }
}
