import Glibc

/// Widths of items in cells, distributed like the lengths of labels that people write: log-normal,
/// rounded, 1 … 28, 8.4 on average.
struct LogNormalWidths {
  /// The limits of a width.
  static let range = 1...28
  /// Mean and deviation of the logarithms, which make the mean of the widths 8.4.
  private static let logMean = 2.0056
  private static let logDeviation = 0.5
  /// As many equally likely widths as 16 bits can tell apart, in ascending order.
  private let quantiles: [UInt8]

  init() {
    var quantiles: [UInt8] = []
    quantiles.reserveCapacity(1 << 16)
    for width in Self.range {
      let isLast = width == Self.range.upperBound
      let share = isLast ? 1 : Self.share(upTo: Double(width) + 0.5)
      let end = Int((share * Double(1 << 16)).rounded())
      quantiles.append(
        contentsOf: repeatElement(UInt8(width), count: max(0, end - quantiles.count)))
    }
    self.quantiles = quantiles
  }

  /// How likely a length of no more than `length` is.
  private static func share(upTo length: Double) -> Double {
    let deviations = (log(length) - logMean) / logDeviation
    return (1 + erf(deviations / 2.0.squareRoot())) / 2
  }

  /// The widths of `count` items.
  func widths(_ count: Int, from random: inout SplitMix64) -> [Int32] {
    [Int32](unsafeUninitializedCapacity: count) { output, initialized in
      var bits: UInt64 = 0
      for index in 0..<count {
        bits = index % 4 == 0 ? random.next() : bits >> 16
        output.initializeElement(at: index, to: Int32(quantiles[Int(bits & 0xFFFF)]))
      }
      initialized = count
    }
  }
}
