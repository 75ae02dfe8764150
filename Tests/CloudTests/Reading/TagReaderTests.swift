import Testing

@testable import Cloud

/// How a source is read: as it is said, as it announces itself, or as it looks.
@Suite struct TagReaderTests {
  private func read(
    _ text: String, source: String = "input", _ change: (inout ReadingOptions) -> Void = { _ in }
  ) throws -> TagReader.Result {
    var options = ReadingOptions()
    change(&options)
    return try TagReader.read(Array(text.utf8), source: source, options)
  }

  @Test(
    "without a word lines are tags, unless the source announces itself",
    arguments: [
      ("a,b\n#c\n1 d\n", "x.txt", .lines, nil),
      ("a,b\nc,d\n", "x.CSV", .commaSeparated, .name(".csv")),
      ("a\tb\n", "x.tsv", .tabSeparated, .name(".tsv")),
      ("[\"a\"]", "x.json", .json, .name(".json")),
      (" [\"a\"] ", "standard input", .json, .document),
      ("[draft]\n", "x", .lines, nil), ("\"a\"", "x", .lines, nil),
      ("{\"a\": 1", "x", .lines, nil),
      ("---\ntags: [a]\n---\n", "x", .frontMatter, .frontMatter),
      ("+++\ntags = ['a']\n+++\n", "x", .frontMatter, .frontMatter),
      ("---\ntags: [a]\n", "x", .lines, nil), ("---\nb\n---\nc\n", "x", .lines, nil),
      ("a\n---\ntags: [a]\n---\n", "x", .lines, nil),
    ] as [(String, String, InputFormat, ReadingPlan.Reason?)])
  func announcements(
    text: String, source: String, format: InputFormat, reason: ReadingPlan.Reason?
  ) throws {
    let plan = try read(text, source: source).plan
    #expect(plan.format == format, "\(text)")
    #expect(plan.reason == reason, "\(text)")
  }

  @Test("a format that is said outweighs what the source announces")
  func said() throws {
    let tags = try read("[\"a\"]\nb,c\n", source: "x.json") { $0.format = .lines }.tags
    #expect(tags.texts == ["[\"a\"]", "b,c"])
  }

  @Test(
    "auto guesses by the first lines, and says why",
    arguments: [
      ("a\tb\nc\td\n", .tabSeparated, "each line has 2 fields", ["a", "c"]),
      ("   3 a\n 12 b c\n", .lines, "each line begins with a number", ["a", "b c"]),
      ("a b 3\nc:d:12\n", .lines, "each line ends with a number", ["a b", "c:d"]),
      ("a,b\nc,d\n", .commaSeparated, "each line has 2 fields", ["a", "c"]),
      ("a, b\nc\nd, e,\n", .lines, "most lines have commas", ["a", "b", "c", "d", "e"]),
      ("x #a #b\n#c\n", .hashtags, "most lines have hashtags", ["a", "b", "c"]),
      ("a\0b\n\0", .lines, "it holds NUL", ["a", "b\n"]),
      ("a b\nc\n", .lines, "it looks like nothing else", ["a b", "c"]),
      ("", .lines, "it looks like nothing else", []),
    ] as [(String, InputFormat, String, [String])])
  func guesses(text: String, format: InputFormat, reason: String, tags: [String]) throws {
    let result = try read(text) { $0.format = .automatic }
    #expect(result.plan.format == format)
    #expect(result.plan.reason?.message == reason)
    #expect(result.tags.texts == tags)
  }

  @Test(
    "texts are divided at separators, but not within quotes around a tag",
    arguments: [
      (["a, b ,c,,\nd"], [","], ["a", "b", "c", "d"]),
      (["\"new york\" nyc it's"], [" "], ["new york", "nyc", "it's"]),
      (["\"a, b\", c, \"d\" e, \"f"], [","], ["a, b", "c", "\"d\" e", "\"f"]),
      (["a::b:c"], ["::", ":"], ["a", "b", "c"]), (["a→b"], ["→"], ["a", "b"]),
    ])
  func separators(text: [String], separators: [String], tags: [String]) throws {
    #expect(try read(text[0]) { $0.separators = separators }.tags.texts == tags)
  }

  @Test("tags that end with NUL are taken as they are")
  func null() throws {
    let result = try read(" a \nb\0\0#c") { $0.isNullSeparated = true }
    #expect(result.tags.texts == [" a \nb", "", "#c"])
    #expect(try read("a\0") { $0.isNullSeparated = true }.tags.texts == ["a"])
    #expect(try read("") { $0.isNullSeparated = true }.tags.isEmpty)
  }

  @Test(
    "weights of lines stand in front or behind; a line without one is all tag",
    arguments: [
      (1, "12 swift\n 7 tag cloud\nx y\n", ["swift", "tag cloud", "x y"], [12, 7, nil]),
      (
        2, "swift 12\nmlp:fim:9\nno\na\t1.5k\n", ["swift", "mlp:fim", "no", "a"],
        [12, 9, nil, 1500]
      ),
    ] as [(Int, String, [String], [Double?])])
  func lineWeights(column: Int, text: String, tags: [String], weights: [Double?]) throws {
    let result = try read(text) { $0.weightColumn = .number(column) }
    #expect(result.tags.texts == tags)
    #expect(tags.indices.map { result.tags.weight(at: $0) } == weights)
    #expect(result.diagnostics.count == 1)
  }

  @Test("after ten weights that are none only their number is told")
  func manyBadWeights() throws {
    let text = (0..<15).map { "\($0) a\n" }.joined().replacing(" ", with: "x ")
    let result = try read(text) { $0.weightColumn = .number(1) }
    #expect(result.diagnostics.count == 11)
    #expect(result.diagnostics.last?.message == "input: 5 more weights are no numbers")
    #expect(result.tags.count == 15)
  }

  @Test(
    "weights as people write them",
    arguments: [
      ("12", 12), ("3.5", 3.5), ("1.4k", 1400), ("2.3M", 2_300_000), ("1.4b", 1.4e9), (" 7 ", 7),
      ("1e3", 1000), ("-2", -2), ("+4", 4), ("9918059975", 9_918_059_975), ("0", 0), (".5", 0.5),
      ("", nil), ("k", nil), ("1.2.3", nil), ("0x1F", nil), ("nan", nil), ("inf", nil),
      ("1e999", nil),
      ("12 a", nil), ("1-2", nil), ("e3", nil), ("1,234", nil), ("1e3k", nil), ("--1", nil),
    ] as [(String, Double?)])
  func weightSpellings(text: String, weight: Double?) {
    #expect(WeightSpelling.parse(text) == weight)
  }

  @Test("an edited or moved tag keeps its weight, a new one has none, and undo brings it back")
  func edits() throws {
    var tags = try read("1 a\n2 b\n3 c\n") { $0.weightColumn = .number(1) }.tags
    let before = tags
    func weights() -> [Double?] { (0..<tags.count).map { tags.weight(at: $0) } }
    var inverses: [TagEdit] = []
    for edit in [
      .replace(1, with: "bb"), .move(from: 0, to: 2), .insert(["new"], at: 1), .remove(0..<1),
      .permute([2, 0, 1]),
    ] as [TagEdit] {
      inverses.append(tags.apply(edit))
    }
    #expect(tags.texts == ["a", "new", "c"])
    #expect(weights() == [1, nil, 3])
    for inverse in inverses.reversed() { tags.apply(inverse) }
    #expect(tags == before)
    tags.append(contentsOf: before)
    #expect(weights() == [1, 2, 3, 1, 2, 3])
  }

  @Test("repetitions are left out by canonical equivalence; their weights add up")
  func unique() throws {
    let tags = try read("1 é\n2 b\n3 e\u{301}\n4 B\n") { $0.weightColumn = .number(1) }.tags
    let (unique, count) = tags.withoutRepetitions()
    #expect(count == 1)
    #expect(unique.texts.map { Array($0.unicodeScalars).count } == [1, 1, 1])
    #expect(unique.texts == ["é", "b", "B"])
    #expect((0..<3).map { unique.weight(at: $0) } == [4, 2, 4])
    let sections = TagList(sections: [("x", ["a", "b", "a"]), ("y", ["a"])])
    #expect(
      sections.withoutRepetitions().tags == TagList(sections: [("x", ["a", "b"]), ("y", ["a"])]))
  }
}
