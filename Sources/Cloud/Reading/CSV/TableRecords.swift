/// The records of a table, one after another (RFC 4180).
///
/// Records end with LF, CRLF or a lone CR; blank lines are none. A field in quotes may hold separators,
/// line breaks and, doubled, quotes; a quote within a field that doesn't begin with one is a character.
struct TableRecords {
  /// A field of a record.
  struct Field: Hashable {
    /// Its bytes, the quotes around it excluded.
    var range: Range<Int>
    /// Whether it has doubled quotes.
    var hasDoubledQuotes = false
  }

  /// How a table separates its fields.
  struct Form: Hashable {
    /// The byte between two fields.
    var separator: UInt8
    /// Whether fields may stand in quotes.
    var hasQuotes: Bool
  }

  private let text: SourceText
  private let form: Form
  private var position: Int
  private var line = 1

  init(_ text: SourceText, _ form: Form) {
    self.text = text
    self.form = form
    position = text.range.lowerBound
  }

  /// Puts the next record into `fields`, and gives the number of its line; nil at the end.
  mutating func next(into fields: inout [Field]) throws(ReadingFailure) -> Int? {
    while position < text.range.upperBound, isNewline { skipNewline() }
    guard position < text.range.upperBound else { return nil }
    let number = line
    fields.removeAll(keepingCapacity: true)
    while true {
      fields.append(try nextField())
      guard position < text.range.upperBound else { return number }
      if isNewline {
        skipNewline()
        return number
      }
      // A separator: another field follows, if only an empty one.
      position += 1
    }
  }

  private mutating func nextField() throws(ReadingFailure) -> Field {
    if form.hasQuotes, position < text.range.upperBound, text.bytes[position] == Self.quote {
      return try nextQuotedField()
    }
    let start = position
    while position < text.range.upperBound, !isNewline, text.bytes[position] != form.separator {
      position += 1
    }
    return Field(range: start..<position)
  }

  private mutating func nextQuotedField() throws(ReadingFailure) -> Field {
    let start = position
    position += 1
    var field = Field(range: position..<position)
    while true {
      guard position < text.range.upperBound else {
        throw ReadingFailure(
          source: text.source, fact: .unclosedQuote(text.position(of: start)))
      }
      if isNewline {
        skipNewline()
      } else if text.bytes[position] != Self.quote {
        position += 1
      } else if position + 1 < text.range.upperBound, text.bytes[position + 1] == Self.quote {
        field.hasDoubledQuotes = true
        position += 2
      } else {
        break
      }
    }
    field.range = field.range.lowerBound..<position
    position += 1
    if position < text.range.upperBound, !isNewline, text.bytes[position] != form.separator {
      let scalar = text.string(position..<min(position + 4, text.range.upperBound)).unicodeScalars
      throw ReadingFailure(
        source: text.source,
        fact: .textAfterQuote(scalar.first ?? "\u{FFFD}", text.position(of: position)))
    }
    return field
  }

  /// The text of a field.
  func string(_ field: Field) -> String { String(decoding: bytes(field), as: UTF8.self) }

  /// The bytes of a field, doubled quotes made single.
  func bytes(_ field: Field) -> [UInt8] {
    let raw = text.bytes[field.range]
    guard field.hasDoubledQuotes else { return Array(raw) }
    var bytes: [UInt8] = []
    var isSecond = false
    for byte in raw {
      isSecond = byte == Self.quote && !isSecond
      if byte != Self.quote || isSecond { bytes.append(byte) }
    }
    return bytes
  }

  private static let quote = UInt8(ascii: "\"")

  private var isNewline: Bool { text.bytes[position].isLineBreak }

  private mutating func skipNewline() {
    let isCRLF =
      text.bytes[position] == 0x0D && position + 1 < text.range.upperBound
      && text.bytes[position + 1] == 0x0A
    position += isCRLF ? 2 : 1
    line += 1
  }
}
