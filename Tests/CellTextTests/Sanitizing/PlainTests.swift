import CellText
import TestSupport
import Testing

@Suite("Plain text")
struct PlainTests {
  @Test(
    "Plain or not",
    arguments: [
      ("", true), ("a", true), (" ", false), ("a b", true), ("a  b", false), ("~", true),
      (" a", false), ("a ", false), ("é", false), ("a\tb", false), ("\u{7F}", false),
      ("a b c d e f g h i", true), ("abcdefg  hijklmno", false), ("abcdefgh ijklmnop", true),
    ])
  func examples(text: String, plain: Bool) {
    #expect(Sanitizer.isPlain(Array(text.utf8)) == plain)
  }

  @Test("Words and single bytes agree at every length and place")
  func agreesWithDefinition() {
    let odd: [UInt8] = [0x00, 0x1F, 0x20, 0x21, 0x7E, 0x7F, 0x80, 0xA0, 0xFF]
    for count in 1...35 {
      for first in 0..<count {
        for second in first..<count {
          for byte in odd {
            var bytes = [UInt8](repeating: 0x61, count: count)
            bytes[first] = byte
            bytes[second] = byte
            let plain = Sanitizer.isPlain(bytes)
            if plain != isPlainByDefinition(bytes) {
              Issue.record("\(bytes): \(plain)")
              return
            }
          }
        }
      }
    }
  }

  @Test("Every pair of bytes")
  func pairs() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        for bytes in [
          [first, second], [0x61, first, second, 0x62],
          [0x61, 0x62, 0x63, 0x64, 0x65, 0x66, 0x67, first, second, 0x62, 0x63],
        ] where Sanitizer.isPlain(bytes) != isPlainByDefinition(bytes) {
          Issue.record("\(bytes)")
          return
        }
      }
    }
  }

  @Test("Plain text is left as it is and has as many cells as bytes")
  func meaning() {
    for seed in 0..<5_000 as Range<UInt64> {
      var generator = SeededRandom(seed: seed)
      let text = String(
        decoding: (0..<Int.random(in: 0...24, using: &generator)).map { _ in
          [0x20, 0x61, 0x7E, 0x41].randomElement(using: &generator) ?? UInt8(0x61)
        }, as: UTF8.self)
      let plain = Sanitizer.isPlain(Array(text.utf8))
      #expect(plain == (Sanitizer.sanitized(Array(text.utf8)) == text), "seed \(seed)")
      #expect(WidthProfile.wcwidth.width(of: text) == text.utf8.count, "seed \(seed)")
    }
  }

  private func isPlainByDefinition(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { (0x20...0x7E).contains($0) } && bytes.first != 0x20 && bytes.last != 0x20
      && !zip(bytes, bytes.dropFirst()).contains { $0 == (0x20, 0x20) }
  }
}
