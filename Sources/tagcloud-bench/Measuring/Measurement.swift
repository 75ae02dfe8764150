/// What both sides took for the same work.
struct PairSample: Equatable {
  let nanosecondsPerItem: Double
  let referenceNanosecondsPerItem: Double

  var ratio: Double { nanosecondsPerItem / referenceNanosecondsPerItem }
}

/// What a workload took, over all pairs.
struct Measurement: Equatable {
  let name: String
  let reference: String
  let target: Double?
  /// Medians.
  let nanosecondsPerItem: Double
  let referenceNanosecondsPerItem: Double
  /// The median of the pairs' ratios.
  ///
  /// Both sides of a pair meet a machine in the same state, so this stands firm where it is faster
  /// now and slower then, and the medians of the times make another ratio.
  let ratio: Double
  /// The lower and the upper quartile of the pairs' ratios: how sure the ratio is.
  let ratioQuartiles: ClosedRange<Double>

  /// Whether the ratio is above the target, as far as it is printed.
  var missesTarget: Bool { target.map { (ratio * 100).rounded() > ($0 * 100).rounded() } ?? false }

  init(name: String, reference: String, target: Double?, samples: [PairSample]) {
    self.name = name
    self.reference = reference
    self.target = target
    nanosecondsPerItem = samples.map(\.nanosecondsPerItem).quantile(0.5)
    referenceNanosecondsPerItem = samples.map(\.referenceNanosecondsPerItem).quantile(0.5)
    let ratios = samples.map(\.ratio)
    ratio = ratios.quantile(0.5)
    ratioQuartiles = ratios.quantile(0.25)...ratios.quantile(0.75)
  }
}

extension [Double] {
  /// The number that a share of the numbers is below, between two neighbours in proportion; 0 of
  /// no numbers.
  func quantile(_ share: Double) -> Double {
    guard !isEmpty else { return 0 }
    let ascending = sorted()
    let position = share * Double(count - 1)
    let below = Int(position)
    let above = Swift.min(below + 1, count - 1)
    return ascending[below] + (ascending[above] - ascending[below]) * (position - Double(below))
  }
}
