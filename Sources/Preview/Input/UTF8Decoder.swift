/// Decodes UTF-8 a byte at a time and skips what is ill-formed.
///
/// The bounds of each byte are those of the Unicode Standard, table 3-7, so that overlong forms
/// and surrogates are refused at their second byte.
struct UTF8Decoder: Hashable, Sendable {
  private var value: UInt32 = 0
  private var remaining = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether the last byte stood where it can't.
  private(set) var isBroken = false

  /// Whether a character is half read.
  var isOpen: Bool { remaining > 0 }

  /// Whether a character is half read and this byte is its next one.
  func continues(with byte: UInt8) -> Bool {
    isOpen && allowed.contains(byte)
  }

  /// The C1 control that a byte is by itself, as a terminal sends it that doesn't use UTF-8; nil if it is
  /// none, or belongs to a character or to something broken.
  func control(_ byte: UInt8) -> Unicode.Scalar? {
    isOpen || isBroken || !(0x80...0x9F ~= byte) ? nil : Unicode.Scalar(byte)
  }

  /// Reads a byte.
  ///
  /// - Returns: The scalar that the byte completes, if it does.
  mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    if continues(with: byte) {
      isBroken = false
      value = value << 6 | UInt32(byte & 0x3F)
      remaining -= 1
      allowed = 0x80...0xBF
      return remaining == 0 ? Unicode.Scalar(value) : nil
    }
    isBroken = remaining > 0 && byte >= 0x80
    remaining = 0
    switch byte {
    case 0..<0x80: return Unicode.Scalar(byte)
    case 0xC2...0xDF: start(byte & 0x1F, remaining: 1)
    case 0xE0: start(byte & 0x0F, remaining: 2, allowed: 0xA0...0xBF)
    case 0xED: start(byte & 0x0F, remaining: 2, allowed: 0x80...0x9F)
    case 0xE1...0xEF: start(byte & 0x0F, remaining: 2)
    case 0xF0: start(byte & 0x07, remaining: 3, allowed: 0x90...0xBF)
    case 0xF1...0xF3: start(byte & 0x07, remaining: 3)
    case 0xF4: start(byte & 0x07, remaining: 3, allowed: 0x80...0x8F)
    default: isBroken = true
    }
    return nil
  }

  private mutating func start(
    _ bits: UInt8, remaining: Int, allowed: ClosedRange<UInt8> = 0x80...0xBF
  ) {
    value = UInt32(bits)
    self.remaining = remaining
    self.allowed = allowed
  }
}
