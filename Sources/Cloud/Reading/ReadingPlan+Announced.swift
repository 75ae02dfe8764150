extension ReadingPlan {
  /// How a source is read: as a person says, else as it announces itself, else as plain lines.
  ///
  /// A source announces itself by a name that ends with `.csv`, `.tsv` or `.json`, by a first line of
  /// `---` or `+++` that begins front matter with tags, or by being one JSON document as a whole.
  init(_ text: SourceText, _ options: ReadingOptions) throws(ReadingFailure) {
    self.init(format: .lines, separators: options.separators)
    if options.isNullSeparated {
      isNullSeparated = true
      return
    }
    switch options.format {
    case .automatic?:
      self = announced(by: text, options) ?? guess(text)
    case let format?: self.format = format
    case nil:
      if let plan = announced(by: text, options) {
        self = plan
      } else if options.column != nil {
        self = with(Self.hasTabs(text) ? .tabSeparated : .commaSeparated, .column)
      }
    }
    if format == .lines { try takeLineWeight(options, source: text.source) }
  }

  private init(format: InputFormat, separators: [String]) {
    self.format = format
    self.separators = separators
  }

  /// This plan with another format.
  func with(_ format: InputFormat, _ reason: Reason) -> ReadingPlan {
    var plan = self
    plan.format = format
    plan.reason = reason
    return plan
  }

  private func announced(by text: SourceText, _ options: ReadingOptions) -> ReadingPlan? {
    let name = text.source.lowercased()
    for (ending, format) in Self.endings where name.hasSuffix(ending) {
      return with(format, .name(ending))
    }
    if let matter = FrontMatter(text), matter.hasKey(options) || name.hasSuffix(".md") {
      return with(.frontMatter, .frontMatter)
    }
    return JSONTagReader.isDocument(text) ? with(.json, .document) : nil
  }

  private static let endings: [(String, InputFormat)] = [
    (".csv", .commaSeparated), (".tsv", .tabSeparated), (".json", .json), (".jsonl", .json),
    (".ndjson", .json),
  ]

  private static func hasTabs(_ text: SourceText) -> Bool {
    text.bytes[text.range].prefix { !$0.isLineBreak }.contains(0x09)
  }

  /// Of lines the first column may hold weights, or the second.
  private mutating func takeLineWeight(
    _ options: ReadingOptions, source: String
  ) throws(ReadingFailure) {
    switch options.weightColumn {
    case nil: break
    case .number(1)?: lineWeight = .first
    case .number(2)?: lineWeight = .last
    case let column?:
      throw ReadingFailure(source: source, fact: .noLineColumn(column.spelling))
    }
  }
}
