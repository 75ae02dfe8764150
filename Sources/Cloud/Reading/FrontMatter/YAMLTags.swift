/// The tags of one key of YAML, in the forms that static site generators read.
///
/// `[a, "b c"]`, a list of `- a` lines, indented or not, or a text: words between commas if it has some,
/// else between blanks. Quotes keep words together; `#` after a blank begins a comment.
enum YAMLTags {
  /// The tags of a key at the left margin; nil if there is no such key.
  static func read(_ lines: [String], key: String) -> [String]? {
    guard let index = lines.firstIndex(where: { $0.hasPrefix(key + ":") }) else { return nil }
    let value = lines[index].dropFirst(key.count + 1).trimmed
    if value.hasPrefix("[") { return flow(value, lines[(index + 1)...]) }
    let text = withoutComment(value)
    return text.isEmpty ? block(lines[(index + 1)...]) : words(text)
  }

  /// `[a, "b c"]`, which may go on in the next lines.
  private static func flow(_ value: String, _ following: ArraySlice<String>) -> [String] {
    var all = value
    for line in following where !all.contains("]") { all += " " + line.trimmed }
    var text = QuotedText(all.dropFirst(), .yaml)
    var tags: [String] = []
    while true {
      text.skip { $0 == " " || $0 == "\t" || $0 == "," }
      guard let next = text.rest.first, next != "]" else { return tags }
      if text.isQuote {
        tags.append(text.takeQuoted())
      } else {
        tags.append(text.takePlain { $0 == "," || $0 == "]" }.trimmed)
      }
    }
  }

  /// The lines `- a` below a key.
  private static func block(_ lines: ArraySlice<String>) -> [String] {
    var tags: [String] = []
    for line in lines {
      let item = line.trimmed
      if item.isEmpty || item.hasPrefix("#") { continue }
      guard item == "-" || item.hasPrefix("- ") || item.hasPrefix("-\t") else { break }
      var text = QuotedText(item.dropFirst().trimmed, .yaml)
      tags.append(text.isQuote ? text.takeQuoted() : withoutComment(String(text.rest)))
    }
    return tags
  }

  /// The words of a text.
  private static func words(_ value: String) -> [String] {
    var text = QuotedText(value, .yaml)
    var words: [String] = []
    let hasCommas = value.contains(",")
    let ends = { (character: Character) in
      hasCommas ? character == "," : character == " " || character == "\t"
    }
    while true {
      text.skip { $0 == " " || $0 == "\t" || $0 == "," }
      guard !text.rest.isEmpty else { return words }
      words.append(text.isQuote ? text.takeQuoted() : text.takePlain(until: ends).trimmed)
    }
  }

  /// A value without the comment behind it; within quotes there is none.
  private static func withoutComment(_ value: String) -> String {
    var (quote, previous): (Character?, Character) = (nil, " ")
    for index in value.indices {
      let character = value[index]
      let isAfterBlank = previous == " " || previous == "\t"
      if let open = quote {
        if character == open { quote = nil }
      } else if isAfterBlank, character == "\"" || character == "'" {
        quote = character
      } else if isAfterBlank, character == "#" {
        return value[..<index].trimmed
      }
      previous = character
    }
    return value.trimmed
  }
}
