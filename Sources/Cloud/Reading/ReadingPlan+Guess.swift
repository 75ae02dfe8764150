extension ReadingPlan {
  /// How a source is read that doesn't announce itself, by what its first lines look like.
  ///
  /// O(1): at most 64 KiB are looked at.
  func guess(_ text: SourceText) -> ReadingPlan {
    let start = Sample(text)
    if start.hasNull {
      var plan = with(.lines, .null)
      plan.isNullSeparated = true
      return plan
    }
    if let tabs = start.sameCount(of: 0x09) { return with(.tabSeparated, .sameFields(tabs + 1)) }
    if start.all({ LinesReader.hasWeight($0, .first) }) {
      var plan = with(.lines, .countsInFront)
      plan.lineWeight = .first
      return plan
    }
    if start.hashtagShare > 0.5 { return with(.hashtags, .hashtags) }
    if let commas = start.sameCount(of: UInt8(ascii: ",")) {
      return with(.commaSeparated, .sameFields(commas + 1))
    }
    if start.all({ LinesReader.hasWeight($0, .last) }) {
      var plan = with(.lines, .countsBehind)
      plan.lineWeight = .last
      return plan
    }
    if start.commaShare > 0.5 {
      var plan = with(.lines, .commas)
      if plan.separators.isEmpty { plan.separators = [","] }
      return plan
    }
    return with(.lines, .nothingElse)
  }
}

/// The first lines of a source, blank ones left out.
private struct Sample {
  private let text: SourceText
  private var lines: [Range<Int>] = []
  let hasNull: Bool

  private static let limit = 1 << 16

  init(_ text: SourceText) {
    self.text = text
    let part = text.range.prefix(Self.limit)
    hasNull = text.bytes[part].contains(0)
    let sample = SourceText(
      bytes: text.bytes, range: part.lowerBound..<part.upperBound, source: text.source)
    var lines = sample.lines.filter { line in !text.bytes[line].allSatisfy(\.isBlank) }
    // The last line may be cut.
    if part.count < text.range.count, lines.count > 1 { lines.removeLast() }
    self.lines = lines
  }

  /// Whether there are several lines, and all are so.
  func all(_ isSo: (Span<UInt8>) -> Bool) -> Bool {
    lines.count > 1 && lines.allSatisfy { isSo(text.bytes.span.extracting($0)) }
  }

  /// How often a byte stands in each line, if it is as often in all of several lines; quoted fields are
  /// left out.
  func sameCount(of byte: UInt8) -> Int? {
    guard lines.count > 1 else { return nil }
    let counts = Set(lines.map { count(byte, in: $0) })
    guard counts.count == 1, let count = counts.first, count > 0 else { return nil }
    return count
  }

  /// The part of the lines that have a hashtag.
  var hashtagShare: Double {
    share { HashtagReader.count(in: text.string($0)) > 0 }
  }

  /// The part of the lines that have a comma.
  var commaShare: Double { share { count(UInt8(ascii: ","), in: $0) > 0 } }

  private func share(_ isSo: (Range<Int>) -> Bool) -> Double {
    lines.isEmpty ? 0 : Double(lines.count(where: isSo)) / Double(lines.count)
  }

  private func count(_ byte: UInt8, in line: Range<Int>) -> Int {
    var (count, isQuoted) = (0, false)
    for index in line {
      if text.bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if text.bytes[index] == byte, !isQuoted { count += 1 }
    }
    return count
  }
}
