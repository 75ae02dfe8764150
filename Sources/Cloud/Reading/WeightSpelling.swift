/// Weights as people write them: `12`, `3.5`, `1e6`, `1.4k`, `2.3M`, `1.4b`.
enum WeightSpelling {
  /// The number that a text stands for; nil if it is none.
  ///
  /// A sign, digits with a point at most, an exponent at most, then `k`, `m` or `b` in either case for
  /// thousands, millions and billions. O(bytes).
  static func parse(_ text: Span<UInt8>) -> Double? {
    var (start, end) = (0, text.count)
    while start < end, text[start].isBlank { start += 1 }
    while start < end, text[end - 1].isBlank { end -= 1 }
    guard start < end else { return nil }
    let suffix = exponent(ofSuffix: text[end - 1])
    if suffix != nil { end -= 1 }
    var digits = ""
    var hasDigit = false
    for index in start..<end {
      switch text[index] {
      case 0x30...0x39: hasDigit = true
      case UInt8(ascii: "."): break
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard index == start || text[index - 1] | 0x20 == UInt8(ascii: "e") else { return nil }
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard hasDigit, suffix == nil else { return nil }
      default: return nil
      }
      digits.unicodeScalars.append(Unicode.Scalar(text[index]))
    }
    guard hasDigit, let value = Double(digits + (suffix ?? "")), value.isFinite else { return nil }
    return value
  }

  private static func exponent(ofSuffix letter: UInt8) -> String? {
    switch letter | 0x20 {
    case UInt8(ascii: "k"): "e3"
    case UInt8(ascii: "m"): "e6"
    case UInt8(ascii: "b"): "e9"
    default: nil
    }
  }

  /// As `parse(_:)`, of a string.
  static func parse(_ text: some StringProtocol) -> Double? { parse(Array(text.utf8).span) }
}
