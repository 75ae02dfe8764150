/// Finds the ends of lines, eight bytes at a time.
enum LineScanner {
  /// Calls `body` with the bytes of each line, its end excluded, in order.
  ///
  /// LF and CR each end a line, so there is an empty line within CRLF. An unended last line is a
  /// line; after a last newline there is none. O(bytes).
  @inline(__always)
  static func forEachLine(of text: Span<UInt8>, _ body: (Range<Int>) -> Void) {
    var start = 0
    var position = 0
    while position <= text.count - 8 {
      var ends = newlines(in: text.word(at: position))
      while ends != 0 {
        let end = position + ends.trailingZeroBitCount / 8
        body(start..<end)
        start = end + 1
        ends &= ends - 1
      }
      position += 8
    }
    while position < text.count {
      if text[position] == 0x0A || text[position] == 0x0D {
        body(start..<position)
        start = position + 1
      }
      position += 1
    }
    if start < text.count { body(start..<text.count) }
  }

  /// The number of the line that holds the byte at `offset`, from 1; CRLF ends one line.
  ///
  /// O(offset).
  static func lineNumber(ofByte offset: Int, in text: Span<UInt8>) -> Int {
    var line = 1
    for index in 0..<min(max(offset, 0), text.count) {
      switch text[index] {
      case 0x0D: line += 1
      case 0x0A where index == 0 || text[index - 1] != 0x0D: line += 1
      default: break
      }
    }
    return line
  }

  /// The high bit of each byte that is LF or CR, the first byte lowest.
  @inline(__always)
  private static func newlines(in word: UInt64) -> UInt64 {
    zeros(in: word ^ 0x0A0A_0A0A_0A0A_0A0A) | zeros(in: word ^ 0x0D0D_0D0D_0D0D_0D0D)
  }

  /// The high bit of each byte that is zero.
  ///
  /// Exact: no carry runs from one byte into the next, unlike in the shorter `(word - 0x01…) &
  /// ~word & 0x80…`.
  @inline(__always)
  private static func zeros(in word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~(((word & low) + low) | word | low)
  }
}

extension Span<UInt8> {
  /// The eight bytes from `position` on, the first one lowest.
  @inline(__always)
  fileprivate func word(at position: Int) -> UInt64 {
    // Any eight bytes are a valid integer, and the load checks its bounds.
    UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
  }
}
