extension Span<UInt8> {
  /// Whether all bytes are ASCII; eight a step, and no byte is looked at alone from four bytes on.
  @inline(__always)
  var isASCII: Bool {
    if count >= 8 {
      var index = 0
      while index <= count - 8 {
        if word(at: index) & Self.highBits != 0 { return false }
        index += 8
      }
      return word(at: count - 8) & Self.highBits == 0
    }
    return shortWord & Self.highBits == 0
  }

  /// How many bytes from `start` on are ASCII; eight a step.
  ///
  /// `start` is at most `count`.
  @inline(__always)
  func asciiPrefixCount(from start: Int) -> Int {
    var index = start
    while index <= count - 8 {
      let high = word(at: index) & Self.highBits
      if high != 0 { return index - start + high.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, unsafe self[unchecked: index] < ASCII.end { index += 1 }
    return index - start
  }

  /// Eight bytes, the first the lowest; they must exist.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    assert(index >= 0 && index <= count - 8, "a word lies inside")
    let word = unsafe bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: index, as: UInt64.self)
    return UInt64(littleEndian: word)
  }

  /// All bytes of a span of at most seven, the first the lowest; the rest is 0.
  @inline(__always)
  var shortWord: UInt64 {
    assert(count < 8, "more bytes have several words")
    if count >= 4 {
      // The halves overlap; the bytes that are in both are or-ed with themselves.
      let high = UInt64(halfWord(at: count - 4)) << UInt64(8 * (count - 4))
      return UInt64(halfWord(at: 0)) | high
    }
    guard count > 0 else { return 0 }
    let middle = unsafe UInt64(self[unchecked: count / 2]) << UInt64(8 * (count / 2))
    let last = unsafe UInt64(self[unchecked: count - 1]) << UInt64(8 * (count - 1))
    return unsafe UInt64(self[unchecked: 0]) | middle | last
  }

  @inline(__always)
  private func halfWord(at index: Int) -> UInt32 {
    let word = unsafe bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: index, as: UInt32.self)
    return UInt32(littleEndian: word)
  }

  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }
}
