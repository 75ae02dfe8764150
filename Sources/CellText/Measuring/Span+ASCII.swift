extension Span<UInt8> {
  /// How many bytes from `start` on are ASCII; eight a step.
  ///
  /// `start` is at most `count`.
  @inline(__always)
  func asciiPrefixCount(from start: Int) -> Int {
    let raw = unsafe bytes
    var index = start
    while index <= count - 8 {
      let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let high = UInt64(littleEndian: word) & 0x8080_8080_8080_8080
      if high != 0 { return index - start + high.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, unsafe self[unchecked: index] < ASCII.end { index += 1 }
    return index - start
  }
}
