/// Where a string, a key or a number stands in the source of a `JSONReader`.
///
/// It costs no copy; the reader that made it turns it into text.
public struct JSONToken: Hashable, Sendable {
  /// The bytes of the source, the quotes of a string excluded.
  public let range: Range<Int>
  /// Whether the string has escapes, so that its text isn't the source's own bytes.
  public let isEscaped: Bool
}
