/// The tags of one key of TOML: `tags = ["a", 'b']`, or `tags = "a"`.
enum TOMLTags {
  /// The tags of a key of any table; nil if there is no such key.
  static func read(_ lines: [String], key: String) -> [String]? {
    for (index, line) in lines.enumerated() {
      guard let border = line.firstIndex(of: "="), line[..<border].trimmed == key else { continue }
      let value = ([String(line[line.index(after: border)...])] + lines[(index + 1)...])
        .joined(separator: "\n")
      return tags(value)
    }
    return nil
  }

  private static func tags(_ value: String) -> [String] {
    var text = QuotedText(value, .toml)
    text.skip { $0 == " " || $0 == "\t" }
    if text.isQuote { return [text.takeQuoted()] }
    var tags: [String] = []
    // A value that is no text ends the list: front matter is the person's, not ours to judge.
    while true {
      text.skip { $0.isWhitespace || $0 == "," || $0 == "[" }
      if text.rest.first == "#" {
        _ = text.takePlain(until: \.isNewline)
      } else if text.isQuote {
        tags.append(text.takeQuoted())
      } else {
        return tags
      }
    }
  }
}
