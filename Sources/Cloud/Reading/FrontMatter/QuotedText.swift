/// Reads texts that may stand in quotes, one after another.
struct QuotedText {
  /// How `"…"` and `'…'` escape.
  enum Rules {
    /// `\"` within `"…"`, `''` within `'…'`.
    case yaml
    /// `\"` within `"…"`, nothing within `'…'`.
    case toml
  }

  /// The characters that are not read yet.
  private(set) var rest: Substring
  private let rules: Rules

  init(_ text: some StringProtocol, _ rules: Rules) {
    rest = Substring(text)
    self.rules = rules
  }

  /// Skips characters.
  mutating func skip(while matches: (Character) -> Bool) { rest = rest.drop(while: matches) }

  /// Whether a quote is next.
  var isQuote: Bool { rest.first == "\"" || rest.first == "'" }

  /// The text in quotes that is next; up to the end, if they don't close.
  mutating func takeQuoted() -> String {
    let quote = rest.popFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == quote {
        guard rules == .yaml, quote == "'", rest.first == "'" else { break }
        rest.removeFirst()
        text.append("'")
      } else if character == "\\", quote == "\"" {
        text += takeEscape()
      } else {
        text.append(character)
      }
    }
    return text
  }

  /// Text up to a character that ends it.
  mutating func takePlain(until ends: (Character) -> Bool) -> String {
    let text = rest.prefix { !ends($0) }
    rest = rest.dropFirst(text.count)
    return String(text)
  }

  private mutating func takeEscape() -> String {
    guard let letter = rest.popFirst() else { return "\\" }
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "u": return takeScalar(digits: 4)
    case "U": return takeScalar(digits: 8)
    default: return String(letter)
    }
  }

  private mutating func takeScalar(digits count: Int) -> String {
    let digits = rest.prefix(count)
    guard digits.count == count, let value = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return "\u{FFFD}" }
    rest = rest.dropFirst(count)
    return String(scalar)
  }
}
