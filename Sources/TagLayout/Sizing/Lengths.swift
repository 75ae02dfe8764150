/// A column of lengths in cells: one that all items share, or one for each.
enum Lengths: Sendable {
  case uniform(Int32, count: Int)
  case each([Int32])

  var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .each(let lengths): lengths.count
    }
  }

  @inline(__always)
  subscript(index: Int) -> Int {
    switch self {
    case .uniform(let length, _): Int(length)
    case .each(let lengths): Int(lengths[index])
    }
  }
}

extension Lengths {
  /// One length for `count` items, clamped.
  init(_ length: Int, count: Int) {
    self = .uniform(Int32(length.clampedToLength), count: count)
  }

  /// A length for each item, clamped; lengths that are in range already are kept without a copy.
  init(_ lengths: [Int32]) {
    // Negative numbers and those above the limit are just those with one of the top bits set.
    let limit = Int32(FlowLayout.maximumLength)
    let bits = lengths.reduce(0, |)
    self = .each(bits & ~limit == 0 ? lengths : lengths.map { min(max($0, 0), limit) })
  }

  /// The same lengths, held once when all items share them.
  var compacted: Lengths {
    guard case .each(let lengths) = self, let first = lengths.first,
      lengths.allSatisfy({ $0 == first })
    else { return self }
    return .uniform(first, count: lengths.count)
  }
}
