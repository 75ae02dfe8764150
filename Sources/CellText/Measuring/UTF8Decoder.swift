/// Reads scalars straight out of UTF-8 bytes, without a String.
enum UTF8Decoder {
  /// A scalar value and the bytes it came from.
  struct Scalar {
    let value: UInt32
    let length: Int
  }

  static let replacement: UInt32 = 0xFFFD

  /// Decodes the scalar at `index`, which must be inside.
  ///
  /// A maximal ill-formed subpart is U+FFFD (The Unicode Standard 3.9, table 3-7 and "U+FFFD
  /// Substitution of Maximal Subparts").
  @inline(__always)
  static func scalar(in bytes: Span<UInt8>, at index: Int) -> Scalar {
    assert(bytes.indices.contains(index), "the index must be inside")
    let lead = unsafe UInt32(bytes[unchecked: index])
    if lead < 0x80 { return Scalar(value: lead, length: 1) }
    // Three bytes first: most text that is not ASCII has them.
    if lead & 0xF0 == 0xE0, index + 2 < bytes.count {
      let second = unsafe UInt32(bytes[unchecked: index + 1])
      let third = unsafe UInt32(bytes[unchecked: index + 2])
      let value = (lead & 0x0F) << 12 | (second & 0x3F) << 6 | third & 0x3F
      if second & 0xC0 == 0x80, third & 0xC0 == 0x80, value >= 0x800, value & 0xF800 != 0xD800 {
        return Scalar(value: value, length: 3)
      }
    } else if lead & 0xE0 == 0xC0, index + 1 < bytes.count {
      let second = unsafe UInt32(bytes[unchecked: index + 1])
      if second & 0xC0 == 0x80, lead >= 0xC2 {
        return Scalar(value: (lead & 0x1F) << 6 | second & 0x3F, length: 2)
      }
    } else if lead & 0xF8 == 0xF0, index + 3 < bytes.count {
      let second = unsafe UInt32(bytes[unchecked: index + 1])
      let third = unsafe UInt32(bytes[unchecked: index + 2])
      let fourth = unsafe UInt32(bytes[unchecked: index + 3])
      let value =
        (lead & 0x07) << 18 | (second & 0x3F) << 12 | (third & 0x3F) << 6 | fourth & 0x3F
      if second & 0xC0 == 0x80, third & 0xC0 == 0x80, fourth & 0xC0 == 0x80,
        value >= 0x1_0000, value < 0x11_0000
      {
        return Scalar(value: value, length: 4)
      }
    }
    return Scalar(value: replacement, length: illFormedLength(in: bytes, at: index))
  }

  /// Bytes of the maximal ill-formed subpart at `index`: as many as begin a well-formed sequence, at
  /// least one.
  @inline(never)
  private static func illFormedLength(in bytes: Span<UInt8>, at index: Int) -> Int {
    let lead = bytes[index]
    let second: ClosedRange<UInt8>
    let continuations: Int
    switch lead {
    case 0xC2...0xDF: (second, continuations) = (0x80...0xBF, 1)
    case 0xE0: (second, continuations) = (0xA0...0xBF, 2)
    case 0xED: (second, continuations) = (0x80...0x9F, 2)
    case 0xE1...0xEF: (second, continuations) = (0x80...0xBF, 2)
    case 0xF0: (second, continuations) = (0x90...0xBF, 3)
    case 0xF1...0xF3: (second, continuations) = (0x80...0xBF, 3)
    case 0xF4: (second, continuations) = (0x80...0x8F, 3)
    default: return 1
    }
    var allowed = second
    var length = 1
    while length <= continuations, index + length < bytes.count,
      allowed.contains(bytes[index + length])
    {
      length += 1
      allowed = 0x80...0xBF
    }
    return length
  }
}
