/// Reads tags that end with NUL, as `find -print0` writes them: each is taken as it is, with its blanks
/// and line breaks.
enum NullReader {
  /// Takes the tags; an empty one is a tag, but there is none after a last NUL.
  ///
  /// O(bytes).
  static func read(_ text: SourceText, into collector: inout TagCollector) {
    var start = text.range.lowerBound
    for index in text.range where text.bytes[index] == 0 {
      collector.takeVerbatim(text.bytes.span.extracting(start..<index))
      start = index + 1
    }
    if start < text.range.upperBound {
      collector.takeVerbatim(text.bytes.span.extracting(start..<text.range.upperBound))
    }
  }
}
