// Where faults are: counted only when there is one.

extension JSONReader {
  /// A fault at a byte of the source.
  ///
  /// O(offset).
  func fault(_ fact: JSONFault.Fact, at offset: Int) -> JSONFault {
    let line = LineScanner.lineNumber(ofByte: offset, in: source.span)
    let isNewline = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let lineStart = source[..<offset].lastIndex(where: isNewline).map { $0 + 1 } ?? 0
    var before = source[lineStart..<offset]
    if lineStart == 0, before.starts(with: [0xEF, 0xBB, 0xBF]) { before = before.dropFirst(3) }
    // A code point has one byte that doesn't continue another.
    let column = before.count { $0 & 0xC0 != 0x80 } + 1
    return JSONFault(fact: fact, line: line, column: column)
  }

  /// The fault of what stands at `position` where something else must.
  func unexpected(expected: JSONFault.Expectation) -> JSONFault {
    unexpected(at: position, expected: expected)
  }

  /// The fault of what stands at `offset` where something else must.
  func unexpected(at offset: Int, expected: JSONFault.Expectation) -> JSONFault {
    guard offset < end else { return fault(.unexpectedEnd(expected: expected), at: end) }
    return fault(.unexpected(scalar(at: offset), expected: expected), at: offset)
  }

  /// The character that begins at `offset`; U+FFFD where the bytes are none, or the source has
  /// ended.
  func scalar(at offset: Int) -> Unicode.Scalar {
    let bytes = source[min(offset, end)..<min(offset + 4, end)]
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }
}
