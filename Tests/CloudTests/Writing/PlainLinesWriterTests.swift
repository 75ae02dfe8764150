import TestSupport
import Testing

@testable import Cloud

@Suite struct PlainLinesWriterTests {
  private static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    "\u{FEFF}\(text)".utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  private func written(
    _ tags: [String], as format: PlainLinesFormat = PlainLinesFormat()
  ) throws -> [UInt8] {
    var sink = ByteArraySink()
    try PlainLinesWriter.write(TagList(tags), as: format, to: &sink)
    return sink.bytes
  }

  /// Files that saving unchanged leaves as they are, byte for byte.
  static let files: [[UInt8]] =
    [
      "", "a", "a\n", "a\nb", "a\r\nb\r\n", "a\r\nb", "a\rb\r", "a\rb", "\u{FEFF}",
      "\u{FEFF}a\nb\n",
      "\u{FEFF}\u{FEFF}a\n", "日本\n🇩🇪\n", "# a\n\u{7}\u{1B}[m\n",
    ].map { Array($0.utf8) }
    + [true, false].flatMap { isBigEndian in
      ["", "a\n", "日本\r\n🇩🇪", "a\rb\r", "\u{0A0D}\n"].map { utf16($0, isBigEndian: isBigEndian) }
    }

  @Test(arguments: files) func aFileKeepsItsKind(file: [UInt8]) throws {
    let tags = PlainLinesReader.read(file, source: "x").tags
    var sink = ByteArraySink()
    try PlainLinesWriter.write(tags, as: PlainLinesFormat(of: file), to: &sink)
    #expect(sink.bytes == file)
  }

  @Test(arguments: [
    ("  a \n\n\tb\n", "a\nb\n"), ("a\r\nb\n", "a\r\nb\r\n"), ("a\nb\r\n", "a\nb\n"),
    ("\n", "\n"), ("\r\n\r\nb", "b"),
  ])
  func whatALineIsNotMadeOfGoes(file: String, saved: String) throws {
    let bytes = Array(file.utf8)
    let tags = PlainLinesReader.read(bytes, source: "x").tags
    var sink = ByteArraySink()
    try PlainLinesWriter.write(tags, as: PlainLinesFormat(of: bytes), to: &sink)
    #expect(sink.text == (tags.isEmpty ? "" : saved))
  }

  @Test func newTagsAreWrittenAsTheOldOnes() throws {
    let file = Array("\u{FEFF}a\r\nb".utf8)
    #expect(
      try written(["x", "y", "z"], as: PlainLinesFormat(of: file))
        == Array("\u{FEFF}x\r\ny\r\nz".utf8))
  }

  @Test func aFirstTagThatLooksLikeAMarkIsKept() throws {
    let bytes = try written(["\u{FEFF}a", "b"])
    #expect(bytes == Array("\u{FEFF}\u{FEFF}a\nb\n".utf8))
    #expect(PlainLinesReader.read(bytes, source: "x").tags.texts == ["\u{FEFF}a", "b"])
    #expect(try written(["b", "\u{FEFF}a"]) == Array("b\n\u{FEFF}a\n".utf8))
  }

  @Test func whatCannotBeKeptIsNamed() throws {
    #expect(UnkeptTags(of: TagList(["a", "b c", "\u{3000}"])) == nil)
    for (tags, first, loss, count) in [
      (["a", "b\nc"], 1, UnkeptTags.Loss.lineBreak, 1), (["\r"], 0, .lineBreak, 1),
      ([" a", "b\t", ""], 0, .outerBlanks, 3), (["a", ""], 1, .empty, 1), ([" \t"], 0, .empty, 1),
    ] {
      let unkept = try #require(UnkeptTags(of: TagList(tags)), "\(tags)")
      #expect(unkept.first == first)
      #expect(unkept.loss == loss)
      #expect(unkept.count == count)
    }
    #expect(try written(["a\nb\rc", ""]) == Array("a b c\n\n".utf8))
  }

  /// The law of saving: what is read back are the same tags, or `UnkeptTags` says which are not.
  @Test(arguments: 1...20 as ClosedRange<UInt64>) func readingBackGivesTheSame(seed: UInt64) throws
  {
    var random = SeededRandom(seed: seed)
    let pieces = [
      "a", "b", " ", "\t", "\n", "\r", "\u{FEFF}", "é", "🇩🇪", "\u{85}", "\u{2028}", "\0", "#",
    ]
    let encodings: [PlainLinesFormat.Encoding] = [
      .utf8, .utf8WithMark, .utf16(isBigEndian: true), .utf16(isBigEndian: false),
    ]
    let newlines: [PlainLinesFormat.Newline] = [
      .lineFeed, .carriageReturn, .carriageReturnAndLineFeed,
    ]
    for _ in 0..<200 {
      let tags = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          pieces.randomElement(using: &random) ?? ""
        }.joined()
      }
      var format = PlainLinesFormat()
      format.encoding = encodings.randomElement(using: &random) ?? .utf8
      format.newline = newlines.randomElement(using: &random) ?? .lineFeed
      format.endsLastLine = Bool.random(using: &random)
      let bytes = try written(tags, as: format)
      let back = PlainLinesReader.read(bytes, source: "x")
      #expect(back.diagnostics.isEmpty)
      let isSame = back.tags.texts == tags
      #expect(
        isSame == (UnkeptTags(of: TagList(tags)) == nil), "seed \(seed), \(tags), \(format)")
      // Saved again, it is the same file.
      let again = PlainLinesFormat(of: bytes)
      if isSame, tags.count > 1 {
        #expect(again.newline == format.newline)
        #expect(again.endsLastLine == format.endsLastLine)
      }
    }
  }
}
