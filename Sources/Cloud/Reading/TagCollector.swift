/// Takes the texts that a reader finds, and makes tags of them.
struct TagCollector {
  /// The name of the source.
  let source: String
  private let separators: [[UInt8]]
  private var builder = TagListBuilder()
  private(set) var diagnostics: [Diagnostic] = []
  private var badWeights = 0

  /// How many weights that are none get a diagnostic each.
  private static let badWeightLimit = 10

  init(source: String, separators: [String] = []) {
    self.source = source
    self.separators = separators.map { Array($0.utf8) }
  }

  /// How many tags there are so far.
  var count: Int { builder.count }

  /// Takes a text: it is divided where the separators say so, but not within quotes around a tag, and
  /// what is blank is no tag.
  mutating func take(_ text: Span<UInt8>, weight: Double? = nil) {
    guard !separators.isEmpty else {
      builder.append(text, weight: weight)
      return
    }
    var (start, index) = (0, 0)
    while index < text.count {
      if let length = separator(at: index, of: text) {
        builder.append(text.extracting(start..<index), weight: weight)
        index += length
        start = index
      } else if let quoted = quoted(from: index, since: start, of: text) {
        builder.append(text.extracting(quoted), weight: weight)
        index = quoted.upperBound + 1
        start = index
      } else {
        index += 1
      }
    }
    builder.append(text.extracting(start..<text.count), weight: weight)
  }

  /// What stands in quotes that open at `index`, if nothing but blanks stands before them since the last
  /// separator, and none but blanks behind them up to the next: `"new york" nyc`.
  private func quoted(from index: Int, since start: Int, of text: Span<UInt8>) -> Range<Int>? {
    let quote = UInt8(ascii: "\"")
    guard text[index] == quote else { return nil }
    for before in start..<index where !text[before].isBlank { return nil }
    guard let end = (index + 1..<text.count).first(where: { text[$0] == quote }) else { return nil }
    var after = end + 1
    while after < text.count, separator(at: after, of: text) == nil {
      guard text[after].isBlank else { return nil }
      after += 1
    }
    return index + 1..<end
  }

  /// Takes a text.
  mutating func take(_ text: some StringProtocol, weight: Double? = nil) {
    take(Array(text.utf8).span, weight: weight)
  }

  /// Takes a text as it is.
  mutating func takeVerbatim(_ text: Span<UInt8>) { builder.appendVerbatim(text) }

  /// Begins a section.
  mutating func beginSection(_ title: some StringProtocol) { builder.beginSection(title) }

  /// The weight that a text says; one that says none is told, unless it is blank.
  mutating func weight(_ text: Span<UInt8>, line: Int) -> Double? {
    if let weight = WeightSpelling.parse(text) { return weight }
    var isBlank = true
    for index in text.indices where !text[index].isBlank { isBlank = false }
    if !isBlank {
      let value = unsafe text.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
      noteBadWeight(value, line: line)
    }
    return nil
  }

  /// Tells that something is no weight; after some of them only how many there are.
  mutating func noteBadWeight(_ value: String, line: Int? = nil) {
    badWeights += 1
    if badWeights <= Self.badWeightLimit {
      diagnostics.append(.notAWeight(source: source, line: line, value: value))
    }
  }

  /// Tells a fact.
  mutating func note(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// The tags, and what is to be said of them.
  consuming func finish() -> (tags: TagList, diagnostics: [Diagnostic]) {
    var diagnostics = diagnostics
    if badWeights > Self.badWeightLimit {
      diagnostics.append(
        .moreNotWeights(source: source, count: badWeights - Self.badWeightLimit))
    }
    return (builder.finish(), diagnostics)
  }

  /// The bytes of the longest separator at an index; nil if there is none.
  private func separator(at index: Int, of text: Span<UInt8>) -> Int? {
    var longest: Int?
    for separator in separators
    where separator.count > longest ?? 0 && index + separator.count <= text.count {
      var isHere = true
      for offset in separator.indices where text[index + offset] != separator[offset] {
        isHere = false
        break
      }
      if isHere { longest = separator.count }
    }
    return longest
  }
}
