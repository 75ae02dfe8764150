extension WidthProfile {
  /// Returns the cells of one scalar: 0, 1 or 2.
  public func width(of scalar: Unicode.Scalar) -> Int {
    widths.cells(of: scalar.value)
  }

  /// Returns the cells of clean text.
  ///
  /// Additive: the width of a text is the sum over its clusters. Complexity: O(bytes).
  public func width(of text: String) -> Int {
    width(ofUTF8: text.utf8Span.span)
  }

  /// Returns the cells of a part of clean text.
  ///
  /// Complexity: O(bytes).
  public func width(of text: Substring) -> Int {
    width(ofUTF8: text.utf8Span.span)
  }

  /// Returns the cells of clean text in UTF-8; each maximal ill-formed subpart counts as U+FFFD.
  ///
  /// ASCII takes as many cells as bytes, controls too. Complexity: O(bytes), eight bytes of ASCII a
  /// step.
  public func width(ofUTF8 bytes: Span<UInt8>) -> Int {
    let count = bytes.count
    if bytes.isASCII { return count }
    var index = bytes.asciiPrefixCount(from: 0)
    var cells = index
    while index < count {
      let scalar = UTF8Decoder.scalar(in: bytes, at: index)
      index += scalar.length
      cells += widths.cells(of: scalar.value)
      if index < count, unsafe bytes[unchecked: index] < ASCII.end {
        let run = bytes.asciiPrefixCount(from: index)
        index += run
        cells += run
      }
    }
    return cells
  }
}
