/// Where the weight stands in a line.
enum LineWeight: Hashable {
  /// In front: `12 swift`, as `uniq -c` counts.
  case first
  /// At the end, after the last tab, colon, comma, semicolon or blank: `swift 12`, `a:b:12`.
  case last
}

/// Reads lines that hold more than one tag, or a weight.
enum LinesReader {
  /// Takes the tags of each line; a line without a weight is all tag, and that is told.
  ///
  /// O(bytes).
  static func read(_ text: SourceText, weight: LineWeight?, into collector: inout TagCollector) {
    text.forEachLine { line, number in
      let bytes = text.bytes.span.extracting(line)
      guard let weight else { return collector.take(bytes) }
      guard bytes.count > 0 else { return }
      let split = split(bytes, weight)
      let value = collector.weight(bytes.extracting(split.weight), line: number)
      collector.take(value == nil ? bytes : bytes.extracting(split.tag), weight: value)
    }
  }

  /// Whether a line has a weight there, and a tag beside it.
  static func hasWeight(_ line: Span<UInt8>, _ place: LineWeight) -> Bool {
    let split = split(line, place)
    return WeightSpelling.parse(line.extracting(split.weight)) != nil
      && split.tag.contains { !line[$0].isBlank }
  }

  /// Where the weight of a line stands, and where its tag; all of it is weight if nothing divides it.
  private static func split(
    _ line: Span<UInt8>, _ place: LineWeight
  ) -> (tag: Range<Int>, weight: Range<Int>) {
    var (start, end) = (0, line.count)
    while start < end, line[start].isBlank { start += 1 }
    while start < end, line[end - 1].isBlank { end -= 1 }
    switch place {
    case .first:
      var border = start
      while border < end, !line[border].isBlank { border += 1 }
      return (border..<end, start..<border)
    case .last:
      var border = end
      while border > start, !line[border - 1].dividesWeight { border -= 1 }
      return (start..<max(border - 1, start), border..<end)
    }
  }
}

extension UInt8 {
  fileprivate var dividesWeight: Bool {
    isBlank || self == UInt8(ascii: ":") || self == UInt8(ascii: ",") || self == UInt8(ascii: ";")
  }
}
