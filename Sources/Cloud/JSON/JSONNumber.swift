/// A number of a JSON document, as it is written: JSON sets no limit to its size.
public struct JSONNumber: Hashable, Sendable {
  /// The digits of the source.
  public let text: String

  /// A number of its digits, which must be those of a JSON number.
  init(text: String) {
    self.text = text
  }

  /// The whole number that it is; nil when it is written with a fraction or an exponent, or is
  /// beyond 64 bits.
  public var integer: Int? { Int(text) }

  /// The nearest number that a `Double` can hold; nil beyond its range.
  public var double: Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}
