/// Collects a bracketed paste up to its end, CSI `201 ~`.
struct BracketedPaste: Hashable, Sendable {
  private let terminator: [UInt8]
  private let limit: Int
  private var bytes: [UInt8] = []
  private var isCut = false
  /// How many bytes of the terminator have been seen.
  private var matched = 0

  /// A paste of which at most `limit` bytes are kept.
  ///
  /// - Parameters:
  ///   - limit: At most that many.
  ///   - controlSequenceIntroducer: What the terminal begins its control sequences with: ESC `[`, or a C1
  ///     control. In the other forms the end would be text.
  init(limit: Int, controlSequenceIntroducer: [UInt8] = [ASCII.escape, 0x5B]) {
    self.limit = limit
    terminator = controlSequenceIntroducer + Array("201~".utf8)
  }

  /// Reads a byte.
  ///
  /// - Returns: Whether it ends the paste.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == terminator[matched] {
      matched += 1
      return matched == terminator.count
    }
    keepMatched()
    // Only the terminator's first byte is a control or starts a character: no other prefix of it can
    // begin in its middle.
    if byte == terminator[0] {
      matched = 1
    } else {
      keep(byte)
    }
    return false
  }

  /// Gives the text away and starts afresh; ill-formed UTF-8 becomes U+FFFD.
  mutating func take() -> String {
    if matched < terminator.count { keepMatched() }
    if isCut { dropLastCharacter() }
    let text = String(decoding: bytes, as: UTF8.self)
    bytes = []
    isCut = false
    matched = 0
    return text
  }

  private mutating func keepMatched() {
    for byte in terminator[..<matched] { keep(byte) }
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
