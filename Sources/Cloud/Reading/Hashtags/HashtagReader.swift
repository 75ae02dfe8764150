/// Reads the hashtags of prose.
///
/// A hashtag is `#` or `＃`, neither within a word nor after `&` or `/`, and then letters, marks, digits,
/// emoji, `_`, `-`, `/` and `+`; not digits alone (after UAX #31, R8). What stands between backquotes is
/// code and has none. A number that ends the line behind a hashtag is its weight: `#diet 73m`.
struct HashtagReader {
  private var isFenced = false

  /// Takes the hashtags of a text, and the tags of its front matter if it has some.
  ///
  /// O(bytes).
  static func read(
    _ text: SourceText, _ options: ReadingOptions, into collector: inout TagCollector
  ) {
    var body = text
    if let matter = FrontMatter(text) {
      matter.read(options, into: &collector)
      body = SourceText(
        bytes: text.bytes, range: matter.end..<text.range.upperBound, source: text.source)
    }
    var reader = HashtagReader()
    body.forEachLine { line, _ in reader.read(line: body.string(line), into: &collector) }
  }

  /// The hashtags of a line.
  static func count(in line: String) -> Int {
    var reader = HashtagReader()
    return reader.tags(of: line).count
  }

  private mutating func read(line: String, into collector: inout TagCollector) {
    for (tag, weight) in tags(of: line) { collector.take(tag, weight: weight) }
  }

  private mutating func tags(of line: String) -> [(String, Double?)] {
    if line.trimmed.hasPrefix("```") { isFenced.toggle() }
    guard !isFenced else { return [] }
    var tags: [(String, Double?)] = []
    let scalars = Array(line.unicodeScalars)
    var (index, previous, isCode) = (0, Unicode.Scalar(" "), false)
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "`" { isCode.toggle() }
      guard scalar.beginsHashtag, !isCode, !previous.joinsHashtag else {
        previous = scalar
        index += 1
        continue
      }
      var end = index + 1
      while end < scalars.count, scalars[end].continuesHashtag { end += 1 }
      let body = scalars[index + 1..<end]
      if body.contains(where: { !$0.isDigit }) {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: body)
        let rest = String(String.UnicodeScalarView(scalars[end...]))
        tags.append((String(text), WeightSpelling.parse(rest)))
      }
      previous = end > index + 1 ? scalars[end - 1] : scalar
      index = end
    }
    return tags
  }
}

extension Unicode.Scalar {
  /// `#`, U+FE5F or U+FF03.
  fileprivate var beginsHashtag: Bool { self == "#" || self == "\u{FE5F}" || self == "\u{FF03}" }

  /// Whether a hashtag can't begin right behind it: it is part of a word, an entity or an address.
  fileprivate var joinsHashtag: Bool {
    self == "&" || self == "/" || (continuesHashtag && self != "+" && self != "-" && !isEmoji)
  }

  fileprivate var isDigit: Bool {
    isASCII ? "0"..."9" ~= self : properties.numericType == .decimal
  }

  fileprivate var continuesHashtag: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "/", "+": true
    // Properties are looked up in tables, which takes its time.
    default: !isASCII && (properties.isXIDContinue || isEmoji)
    }
  }

  private var isEmoji: Bool {
    value > 0x7F
      && (properties.isEmoji || properties.isEmojiModifier || self == "\u{200D}"
        || self == "\u{FE0F}" || self == "\u{20E3}" || 0x1F1E6...0x1F1FF ~= value)
  }
}
