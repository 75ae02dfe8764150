/// A fact about the input that its owner may want to know.
public enum Diagnostic: Hashable, Sendable {
  /// Bytes that are not UTF-8 became U+FFFD; `line` is the first line that has some, counted from
  /// 1.
  case invalidUTF8(source: String, line: Int)
  /// Code units that are not UTF-16 became U+FFFD; `line` is the first line that has some.
  case invalidUTF16(source: String, line: Int)
  /// The input has more than `limit` bytes; none of it was taken.
  case tooLarge(source: String, limit: Int)
  /// A weight is no number; the line where it is known.
  case notAWeight(source: String, line: Int?, value: String)
  /// This many more weights are no numbers.
  case moreNotWeights(source: String, count: Int)
  /// This many elements of a document are no tags, and were skipped.
  case notTags(source: String, count: Int)
}
