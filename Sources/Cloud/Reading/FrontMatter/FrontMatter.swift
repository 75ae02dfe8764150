/// The lines in front of a text that describe it: YAML between lines of `---`, or TOML between lines of
/// `+++`.
struct FrontMatter {
  /// The lines between the marks, their ends excluded.
  private let lines: [String]
  private let isTOML: Bool
  /// Where the text after it begins.
  let end: Int

  /// The front matter of a text; nil if its first line is no mark, or no other line is.
  init?(_ text: SourceText) {
    // Most texts have none, and are long.
    let start = text.bytes[text.range].prefix(3)
    guard start.elementsEqual("---".utf8) || start.elementsEqual("+++".utf8) else { return nil }
    var lines: [String] = []
    var (mark, end): (String?, Int?) = (nil, nil)
    text.forEachLine { range, number in
      guard end == nil, number == 1 || mark != nil else { return }
      let line = text.string(range)
      if number == 1 {
        mark = ["---", "+++"].first { $0 == line.trimmed }
      } else if line.trimmed == mark || (mark == "---" && line.trimmed == "...") {
        end = range.upperBound
      } else {
        lines.append(line)
      }
    }
    guard let mark, let end else { return nil }
    self.lines = lines
    isTOML = mark == "+++"
    self.end = end
  }

  /// The keys that hold tags, the best first, unless a person names another.
  private static let usualKeys = ["tags", "keywords", "tag", "topics", "categories"]

  /// Takes the tags of the key; none if the key isn't there.
  func read(_ options: ReadingOptions, into collector: inout TagCollector) {
    let keys = options.key.isEmpty ? Self.usualKeys : [options.key.joined(separator: ".")]
    for key in keys {
      let tags = isTOML ? TOMLTags.read(lines, key: key) : YAMLTags.read(lines, key: key)
      guard let tags else { continue }
      for tag in tags { collector.take(tag) }
      return
    }
  }

  /// The keys at the left margin.
  var keys: [String] {
    lines.compactMap { line in
      guard let border = line.firstIndex(of: isTOML ? "=" : ":"), line.first != " ",
        line.first != "-", line.first != "#"
      else { return nil }
      return line[..<border].trimmed
    }
  }

  /// Whether it has tags that could be read.
  func hasKey(_ options: ReadingOptions) -> Bool {
    let wanted = options.key.isEmpty ? Self.usualKeys : [options.key.joined(separator: ".")]
    return keys.contains(where: wanted.contains)
  }
}
