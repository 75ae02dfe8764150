import Cloud

extension FuzzEntry {
  /// Raw bytes, read in every format.
  static let sources = FuzzEntry("sources", "raw bytes are read as tags, whatever the format") {
    (input) throws(BrokenLaw) in
    var options = ReadingOptions()
    options.format = input.optional {
      $0.pick(
        InputFormat.automatic, .lines, .commaSeparated,
        .tabSeparated, .json, .hashtags, .frontMatter)
    }
    options.separators = input.list(atMost: 2) { $0.pick(",", " ", ";", "::", "\"", "\u{FF0C}") }
    options.isNullSeparated = input.number(in: 0...7) == 0
    options.column = input.optional { $0.pick(.number(1), .number(2), .name("tag"), .name("a")) }
    options.weightColumn = input.optional { $0.pick(.number(1), .number(2), .name("count")) }
    options.key = input.list(atMost: 2) { $0.pick("tags", "name", "a", "items") }
    options.hasSections = input.flag()
    let source = input.pick("input", "input.csv", "input.tsv", "input.json", "input.md")
    let bytes = input.rest()
    func subject() -> String { "\(options), \(source), \(bytes)" }

    let result: TagReader.Result
    do throws(ReadingFailure) {
      result = try TagReader.read(bytes, source: source, options)
    } catch {
      try demand(!error.message.isEmpty, "a failure has words", for: subject())
      return
    }
    let tags = result.tags
    let isVerbatim = options.isNullSeparated || result.plan.reason == .null
    for index in 0..<tags.count {
      let isSound = tags.withUTF8(at: index) { text in
        (try? UTF8Span(validating: text)) != nil
          && (isVerbatim
            || (text.count > 0 && !isBlank(text[0])
              && !isBlank(text[text.count - 1])))
      }
      try demand(isSound, "a tag is trimmed text", for: subject())
      if let weight = tags.weight(at: index) {
        try demand(weight.isFinite, "a weight is a number", for: subject())
      }
    }
    if tags.hasSections {
      let sections = (0..<tags.sectionCount).map { tags.section(at: $0).tags }
      let isWhole =
        zip(sections, sections.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound }
        && sections.first?.lowerBound == 0 && sections.last?.upperBound == tags.count
      try demand(isWhole, "sections hold each tag once", for: subject())
    }
    let unique = tags.withoutRepetitions()
    try demand(
      unique.tags.count + unique.repetitions == tags.count
        && unique.tags.withoutRepetitions().repetitions == 0,
      "what is unique stays so", for: subject())
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
