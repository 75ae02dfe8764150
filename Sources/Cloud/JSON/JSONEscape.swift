/// What an escape within a JSON string means (RFC 8259, section 7).
enum JSONEscape {
  /// A character; `end` is the byte after the escape, or after the second one of a pair.
  case scalar(Unicode.Scalar, end: Int)
  /// Half a surrogate pair.
  case loneSurrogate(end: Int)
  /// No escape: the byte after the backslash stands at `offset`.
  case unknown(offset: Int)
  /// Not four hexadecimal digits: the first that isn't one stands at `offset`.
  case notHexadecimal(offset: Int)

  /// Reads the escape whose backslash stands at `start`.
  static func read(at start: Int, in source: [UInt8], end: Int) -> JSONEscape {
    guard start + 1 < end else { return .unknown(offset: end) }
    let single: Unicode.Scalar
    switch source[start + 1] {
    case UInt8(ascii: "\""): single = "\""
    case UInt8(ascii: "\\"): single = "\\"
    case UInt8(ascii: "/"): single = "/"
    case UInt8(ascii: "b"): single = "\u{8}"
    case UInt8(ascii: "f"): single = "\u{C}"
    case UInt8(ascii: "n"): single = "\n"
    case UInt8(ascii: "r"): single = "\r"
    case UInt8(ascii: "t"): single = "\t"
    case UInt8(ascii: "u"): return readUnits(at: start, in: source, end: end)
    default: return .unknown(offset: start + 1)
    }
    return .scalar(single, end: start + 2)
  }

  /// `\uXXXX`, or two of them that make a pair.
  private static func readUnits(at start: Int, in source: [UInt8], end: Int) -> JSONEscape {
    let first: UInt16
    do throws(NotHexadecimal) {
      first = try unit(at: start + 2, in: source, end: end)
    } catch {
      return .notHexadecimal(offset: error.offset)
    }
    if let scalar = Unicode.Scalar(first) { return .scalar(scalar, end: start + 6) }
    let next = start + 6
    guard UTF16.isLeadSurrogate(first), next + 1 < end, source[next] == UInt8(ascii: "\\"),
      source[next + 1] == UInt8(ascii: "u"),
      let second = try? unit(at: next + 2, in: source, end: end), UTF16.isTrailSurrogate(second),
      let scalar = Unicode.Scalar(
        0x1_0000 + UInt32(first & 0x3FF) << 10 + UInt32(second & 0x3FF))
    else { return .loneSurrogate(end: next) }
    return .scalar(scalar, end: next + 6)
  }

  private struct NotHexadecimal: Error {
    let offset: Int
  }

  /// The code unit whose four digits begin at `start`.
  private static func unit(
    at start: Int, in source: [UInt8], end: Int
  ) throws(NotHexadecimal) -> UInt16 {
    var value: UInt16 = 0
    for index in start..<start + 4 {
      guard index < end, let digit = source[index].hexadecimalValue else {
        throw NotHexadecimal(offset: min(index, end))
      }
      value = value << 4 | digit
    }
    return value
  }
}

extension UInt8 {
  fileprivate var hexadecimalValue: UInt16? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
