import TestSupport
import Testing

@testable import Cloud

@Suite struct PlainLinesReaderTests {
  struct Example: Sendable, CustomStringConvertible {
    let description: String
    let bytes: [UInt8]
    let tags: [String]
    var diagnostics: [Diagnostic] = []

    init(
      _ description: String, _ bytes: [UInt8], _ tags: [String], _ diagnostics: [Diagnostic] = []
    ) {
      (self.description, self.bytes, self.tags) = (description, bytes, tags)
      self.diagnostics = diagnostics
    }

    init(_ description: String, _ text: String, _ tags: [String]) {
      self.init(description, Array(text.utf8), tags)
    }
  }

  static let examples: [Example] = [
    Example("nothing", "", []),
    Example("blank lines", "\n\n  \n", []),
    Example("a mark alone", [0xEF, 0xBB, 0xBF], []),
    Example("LF", "alpha\nbeta\n", ["alpha", "beta"]),
    Example("no newline at the end", "alpha\nbeta", ["alpha", "beta"]),
    Example("a mark", [0xEF, 0xBB, 0xBF] + Array("alpha\nbeta\n".utf8), ["alpha", "beta"]),
    Example(
      "only one mark is dropped", "\u{FEFF}\u{FEFF}a\n\u{FEFF}b", ["\u{FEFF}a", "\u{FEFF}b"]),
    Example("CRLF", "alpha\r\nbeta\r\n\r\n gamma \r\n", ["alpha", "beta", "gamma"]),
    Example("all newlines", "alpha\nbeta\r\ngamma\rdelta", ["alpha", "beta", "gamma", "delta"]),
    Example("outer blanks", " \t a b\t \n\tc", ["a b", "c"]),
    Example("inner blanks", "a  b\tc", ["a  b\tc"]),
    Example(
      "verbatim", "# no comment\n\"q\"\na, b\n1\n\\n",
      ["# no comment", "\"q\"", "a, b", "1", "\\n"]),
    Example("duplicates", "a\nA\na", ["a", "A", "a"]),
    Example(
      "other spaces are text", "\u{A0}a\u{3000}\n\u{85}\n\u{2028}",
      ["\u{A0}a\u{3000}", "\u{85}", "\u{2028}"]),
    Example("controls are text", "a\u{0}b\n\u{1B}[31m", ["a\u{0}b", "\u{1B}[31m"]),
    Example(
      "invalid UTF-8", [0x61, 0x0A, 0xFF, 0x62, 0x0D, 0x0A, 0xE6, 0x97, 0x0A, 0xC0, 0x80],
      ["a", "\u{FFFD}b", "\u{FFFD}", "\u{FFFD}\u{FFFD}"], [.invalidUTF8(source: "in", line: 2)]),
    Example(
      "invalid after CRLF and a mark",
      [0xEF, 0xBB, 0xBF, 0x61, 0x0D, 0x0A, 0x0D, 0x0A, 0x0D, 0x80],
      ["a", "\u{FFFD}"], [.invalidUTF8(source: "in", line: 4)]),
    Example(
      "UTF-16, little end first", [0xFF, 0xFE, 0x61, 0, 0x0A, 0, 0xE5, 0x65, 0x3D, 0xD8, 0, 0xDE],
      ["a", "日😀"]),
    Example(
      "UTF-16, big end first", [0xFE, 0xFF, 0, 0x61, 0, 0x0D, 0, 0x0A, 0x65, 0xE5], ["a", "日"]),
    Example(
      "half a pair", [0xFE, 0xFF, 0, 0x61, 0, 0x0A, 0xD8, 0x3D, 0, 0x62], ["a", "\u{FFFD}b"],
      [.invalidUTF16(source: "in", line: 2)]),
    Example(
      "half a unit", [0xFF, 0xFE, 0x61, 0, 0x62], ["a\u{FFFD}"],
      [.invalidUTF16(source: "in", line: 1)]),
  ]

  @Test(arguments: examples) func reads(_ example: Example) {
    let (tags, diagnostics) = PlainLinesReader.read(example.bytes, source: "in")
    #expect(tags == TagList(example.tags), "\(tags.texts)")
    #expect(diagnostics == example.diagnostics)
  }

  @Test func refusesWhatIsBeyondTheLimit() {
    let bytes = Array("alpha\nbeta\n".utf8)
    let whole = PlainLinesReader.read(bytes, source: "in", limit: 11)
    #expect(whole.tags == ["alpha", "beta"])
    let refused = PlainLinesReader.read(bytes, source: "in", limit: 10)
    #expect(refused.tags.isEmpty)
    #expect(refused.diagnostics == [.tooLarge(source: "in", limit: 10)])
    // Nine bytes of UTF-8, though the source has but eight.
    let wide: [UInt8] = [0xFF, 0xFE, 0xE5, 0x65, 0xE5, 0x65, 0xE5, 0x65]
    #expect(PlainLinesReader.read(wide, source: "in", limit: 8).tags.isEmpty)
    #expect(PlainLinesReader.read(wide, source: "in", limit: 9).tags == ["日日日"])
  }

  @Test func keepsOneTagBeyondTheLimit() {
    let bytes = Array("a\n\nb\nc\nd\n".utf8)
    func tags(_ limit: Int) -> TagList {
      PlainLinesReader.read(bytes, source: "in", limit: 99, countLimit: limit).tags
    }
    #expect(tags(4) == ["a", "b", "c", "d"])
    #expect(tags(3) == ["a", "b", "c", "d"])
    #expect(tags(2) == ["a", "b", "c"])
    #expect(tags(0) == ["a"])
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>) func findsTheLinesThatOneByteAtATimeFinds(
    seed: UInt64
  ) {
    var random = SeededRandom(seed: seed)
    let alphabet: [UInt8] = [
      0x0A, 0x0D, 0x20, 0x09, 0x61, 0x62, 0x0B, 0x0C, 0x0E, 0x8A, 0x8D, 0x00,
    ]
    let bytes = (0..<random.number(in: 0...120)).map { _ in
      alphabet[random.number(in: 0...alphabet.count - 1)]
    }
    let decoded = Array(String(decoding: bytes, as: UTF8.self).utf8)
    let expected = decoded.split { $0 == 0x0A || $0 == 0x0D }.compactMap { line -> String? in
      let blank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
      let trimmed = line.drop(while: blank).reversed().drop(while: blank).reversed()
      return trimmed.isEmpty ? nil : String(decoding: Array(trimmed), as: UTF8.self)
    }
    #expect(PlainLinesReader.read(bytes, source: "in").tags == TagList(expected), "seed \(seed)")
  }
}
