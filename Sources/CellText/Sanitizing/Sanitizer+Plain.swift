extension Sanitizer {
  /// Whether the UTF-8 bytes are printable ASCII that cleaning leaves as it is.
  ///
  /// That is: no control, no outer space, no two spaces side by side. Then the cells are as many as
  /// the bytes. Empty: true. Complexity: O(bytes), eight bytes a step.
  public static func isPlain(_ utf8: Span<UInt8>) -> Bool {
    let count = utf8.count
    guard count > 0 else { return true }
    guard utf8[0] != ASCII.space, utf8[count - 1] != ASCII.space else { return false }
    guard count >= 8 else { return PlainWord(shortWord(utf8)).isPlain(afterSpace: 0) }
    let raw = unsafe utf8.bytes
    var previousSpace: UInt64 = 0
    var index = 0
    while index <= count - 8 {
      let word = unsafe PlainWord(raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
      guard word.isPlain(afterSpace: previousSpace) else { return false }
      previousSpace = word.spaces >> 56
      index += 8
    }
    // The last bytes once more with what stands before them, so that no byte is read alone.
    let last = unsafe raw.unsafeLoadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    return PlainWord(UInt64(littleEndian: last)).isPlain(afterSpace: 0)
  }

  /// One to seven bytes in a word, the first the lowest; the bytes above them are `!`.
  @inline(__always)
  private static func shortWord(_ utf8: Span<UInt8>) -> UInt64 {
    let filler: UInt64 = 0x2121_2121_2121_2121
    let count = utf8.count
    let raw = unsafe utf8.bytes
    let word: UInt64
    if count >= 4 {
      let low = unsafe raw.unsafeLoadUnaligned(fromByteOffset: 0, as: UInt32.self)
      let high = unsafe raw.unsafeLoadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      word =
        UInt64(UInt32(littleEndian: low))
        | UInt64(UInt32(littleEndian: high)) << UInt64(8 * (count - 4))
    } else {
      word =
        UInt64(utf8[0]) | UInt64(utf8[count / 2]) << UInt64(8 * (count / 2))
        | UInt64(utf8[count - 1]) << UInt64(8 * (count - 1))
    }
    return word | filler << UInt64(8 * count)
  }
}

/// Eight bytes that are looked at together, the first the lowest.
///
/// Plain word arithmetic: comparing the lanes of a SIMD vector compiles to a hundred times more work.
private struct PlainWord {
  let bytes: UInt64

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
