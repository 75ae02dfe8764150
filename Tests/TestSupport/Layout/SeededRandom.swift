/// A random number generator that gives the same numbers for the same seed, everywhere.
///
/// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014). A test
/// that uses it names the seed when it fails.
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// The generator that belongs to `seed`.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number of `range`, each equally likely.
  public mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Whether something happens that happens once in `count` times.
  public mutating func oneIn(_ count: Int) -> Bool { number(in: 1...count) == 1 }

  /// One of `choices`; the first when there is one only.
  public mutating func pick<Choice>(_ first: Choice, _ others: Choice...) -> Choice {
    let index = number(in: 0...others.count)
    return index == 0 ? first : others[index - 1]
  }
}
