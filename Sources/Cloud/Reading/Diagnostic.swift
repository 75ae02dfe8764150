/// A fact about the input that its owner may want to know.
public enum Diagnostic: Hashable, Sendable {
  /// Bytes that are not UTF-8 became U+FFFD; `line` is the first line that has some, counted from
  /// 1.
  case invalidUTF8(source: String, line: Int)
  /// Code units that are not UTF-16 became U+FFFD; `line` is the first line that has some.
  case invalidUTF16(source: String, line: Int)
  /// The input has more than `limit` bytes; none of it was taken.
  case tooLarge(source: String, limit: Int)
}
