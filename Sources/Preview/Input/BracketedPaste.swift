/// Collects a bracketed paste up to its end, ESC `[ 201 ~`.
struct BracketedPaste: Hashable, Sendable {
  private static let terminator: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private let limit: Int
  private var bytes: [UInt8] = []
  private var isCut = false
  /// How many bytes of the terminator have been seen.
  private var matched = 0

  /// A paste of which at most `limit` bytes are kept.
  init(limit: Int) {
    self.limit = limit
  }

  /// Reads a byte.
  ///
  /// - Returns: Whether it ends the paste.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == Self.terminator[matched] {
      matched += 1
      return matched == Self.terminator.count
    }
    keepMatched()
    // Only the terminator's first byte is ESC: no other prefix of it can begin in its middle.
    if byte == Self.terminator[0] {
      matched = 1
    } else {
      keep(byte)
    }
    return false
  }

  /// Gives the text away and starts afresh; ill-formed UTF-8 becomes U+FFFD.
  mutating func take() -> String {
    if matched < Self.terminator.count { keepMatched() }
    if isCut { dropLastCharacter() }
    let text = String(decoding: bytes, as: UTF8.self)
    self = BracketedPaste(limit: limit)
    return text
  }

  private mutating func keepMatched() {
    for byte in Self.terminator[..<matched] { keep(byte) }
    matched = 0
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < limit {
      bytes.append(byte)
    } else {
      isCut = true
    }
  }

  /// Drops the last character if it isn't ASCII: the cut may have halved it.
  private mutating func dropLastCharacter() {
    while let last = bytes.last, last >= 0x80 {
      bytes.removeLast()
      if last >= 0xC0 { return }
    }
  }
}
