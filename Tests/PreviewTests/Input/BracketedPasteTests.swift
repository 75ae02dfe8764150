import Testing

@testable import Preview

@Suite("A bracketed paste")
struct BracketedPasteTests {
  /// What is kept of a paste, and whether its last byte ended it.
  private func take(_ bytes: [UInt8], limit: Int) -> (text: String, isEnded: Bool) {
    var paste = BracketedPaste(limit: limit)
    var isEnded = false
    for byte in bytes { isEnded = paste.take(byte) }
    return (paste.take(), isEnded)
  }

  private static let terminator = Array("\u{1B}[201~".utf8)

  @Test("is cut at its limit, but never within a character")
  func limit() {
    let expectations = [
      (0, ""), (1, "a"), (2, "a"), (3, "a"), (4, "aé"), (6, "aé"), (7, "aé日z"), (8, "aé日z"),
    ]
    for (limit, expected) in expectations {
      let (text, isEnded) = take(Array("aé日z".utf8) + Self.terminator, limit: limit)
      #expect(text == expected, "limit \(limit)")
      #expect(isEnded)
    }
  }

  @Test("starts afresh once it was taken")
  func reuse() {
    var paste = BracketedPaste(limit: 3)
    for byte in Array("abcdef".utf8) + Self.terminator { _ = paste.take(byte) }
    #expect(paste.take() == "abc")
    for byte in Array("x".utf8) + Self.terminator { _ = paste.take(byte) }
    #expect(paste.take() == "x")
  }
}
