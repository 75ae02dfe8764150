extension Sanitizer {
  /// Whether the UTF-8 bytes are printable ASCII that cleaning leaves as it is.
  ///
  /// That is: no control, no outer space, no two spaces side by side. Then the cells are as many as
  /// the bytes. Empty: true. Complexity: O(bytes), eight bytes a step.
  public static func isPlain(_ utf8: Span<UInt8>) -> Bool {
    let count = utf8.count
    guard count >= 8 else {
      guard count > 0 else { return true }
      // Above the bytes the word is filled with `!`; before and after them stand spaces.
      let filler: UInt64 = 0x2121_2121_2121_2121 << UInt64(8 * count)
      let word = PlainWord(utf8.shortWord | filler)
      return word.isPlain(afterSpace: 0x80) && word.spaces >> UInt64(8 * count - 1) == 0
    }
    // A space before the first byte makes a first one the second of two.
    var previousSpace: UInt64 = 0x80
    var index = 0
    while index <= count - 8 {
      let word = PlainWord(utf8.word(at: index))
      guard word.isPlain(afterSpace: previousSpace) else { return false }
      previousSpace = word.spaces >> 56
      index += 8
    }
    // The last bytes once more with what stands before them, so that no byte is read alone.
    let last = PlainWord(utf8.word(at: count - 8))
    return last.isPlain(afterSpace: 0) && last.spaces >> 56 == 0
  }
}

/// Eight bytes that are looked at together, the first the lowest.
///
/// Plain word arithmetic: comparing the lanes of a SIMD vector compiles to a hundred times more work.
private struct PlainWord {
  let bytes: UInt64

  @inline(__always)
  init(_ bytes: UInt64) {
    self.bytes = bytes
  }

  /// The high bit of each byte that is a space; right if all bytes are ASCII.
  @inline(__always)
  var spaces: UInt64 {
    let difference = bytes ^ Self.each(0x20)
    return ~((difference & Self.each(0x7F)) &+ Self.each(0x7F)) & Self.each(0x80)
  }

  /// Whether all bytes are 0x20–0x7E, and no two spaces meet; `afterSpace` is 0x80 after a space.
  @inline(__always)
  func isPlain(afterSpace: UInt64) -> Bool {
    // Below 0x20 the subtraction, from 0x7F on the addition sets the high bit. A borrow or a carry
    // into the next byte comes only from a byte that is found anyway.
    let unprintable =
      (bytes | (bytes &- Self.each(0x20)) | (bytes &+ Self.each(0x01))) & Self.each(0x80)
    let spaces = self.spaces
    return unprintable | (spaces & (spaces << 8 | afterSpace)) == 0
  }

  @inline(__always)
  private static func each(_ byte: UInt64) -> UInt64 {
    byte &* 0x0101_0101_0101_0101
  }
}
