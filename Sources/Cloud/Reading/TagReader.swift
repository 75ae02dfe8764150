/// Reads the tags of a source, whatever its format.
public enum TagReader {
  /// What was read, and how.
  public struct Result: Sendable {
    /// The tags, in their order.
    public var tags: TagList
    /// What their owner may want to know.
    public var diagnostics: [Diagnostic]
    /// How they were read.
    public var plan: ReadingPlan
  }

  /// Reads tags from the bytes of a source.
  ///
  ///     let result = try TagReader.read(bytes, source: "tags.json", ReadingOptions())
  ///
  /// Without options that say otherwise these are plain lines, see `PlainLinesReader`, unless the source
  /// announces itself. O(bytes).
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, or UTF-16 with a byte order mark.
  ///   - source: The name that messages give it; its ending may say the format.
  ///   - options: What a person says of it.
  /// - Returns: The tags, what is to be said of them, and how they were read.
  /// - Throws: `ReadingFailure` when the source isn't what it must be.
  public static func read(
    _ bytes: [UInt8], source: String, _ options: ReadingOptions
  ) throws(ReadingFailure) -> Result {
    let decoded = DecodedText.decode(bytes, source: source, limit: TagList.byteLimit)
    guard decoded.bytes.count <= TagList.byteLimit else {
      return Result(
        tags: TagList(), diagnostics: [.tooLarge(source: source, limit: TagList.byteLimit)],
        plan: .lines)
    }
    let text = SourceText(
      bytes: decoded.bytes, range: decoded.start..<decoded.bytes.count, source: source)
    let plan = try ReadingPlan(text, options)
    if plan.isPlainLines {
      let (tags, diagnostics) = PlainLinesReader.read(decoded)
      return Result(tags: tags, diagnostics: diagnostics, plan: plan)
    }
    var collector = TagCollector(source: source, separators: plan.separators)
    for diagnostic in decoded.diagnostics { collector.note(diagnostic) }
    switch plan.format {
    case .lines, .automatic:
      if plan.isNullSeparated {
        NullReader.read(text, into: &collector)
      } else {
        LinesReader.read(text, weight: plan.lineWeight, into: &collector)
      }
    case .commaSeparated:
      try TableReader.read(text, TableReader.commaSeparated(text), options, into: &collector)
    case .tabSeparated:
      try TableReader.read(text, TableReader.tabSeparated, options, into: &collector)
    case .json:
      try JSONTagReader.read(text, options, into: &collector)
    case .hashtags:
      HashtagReader.read(text, options, into: &collector)
    case .frontMatter:
      guard let matter = FrontMatter(text) else {
        throw ReadingFailure(source: source, fact: .noFrontMatter)
      }
      if !options.key.isEmpty, !matter.hasKey(options) {
        throw ReadingFailure(
          source: source,
          fact: .noKey(options.key.joined(separator: "."), keys: matter.keys))
      }
      matter.read(options, into: &collector)
    }
    let (tags, diagnostics) = collector.finish()
    return Result(tags: tags, diagnostics: diagnostics, plan: plan)
  }
}

extension ReadingPlan {
  /// Plain lines.
  static let lines = ReadingPlan(format: .lines)

  /// Whether each line is a tag, and no more is to be done with it.
  var isPlainLines: Bool {
    format == .lines && !isNullSeparated && lineWeight == nil && separators.isEmpty
  }

  /// How tags are written back to bytes that were read so; nil where they can't be.
  public func lineFormat(of bytes: [UInt8]) -> PlainLinesFormat? {
    if isNullSeparated { return PlainLinesFormat(endedByNull: bytes) }
    return isPlainLines ? PlainLinesFormat(of: bytes) : nil
  }
}
