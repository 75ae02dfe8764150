/// Texts side by side in UTF-8, as the program holds its tags and both sides read them.
struct Texts {
  private(set) var bytes: [UInt8] = []
  /// Where each text starts, and where the last one ends.
  private(set) var offsets = [0]
  private(set) var codePointCount = 0

  var count: Int { offsets.count - 1 }

  /// Adds a code point to the text that has not ended.
  mutating func append(_ value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else { return }
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    codePointCount += 1
  }

  /// Ends a text; the next begins.
  mutating func endText() { offsets.append(bytes.count) }
}
