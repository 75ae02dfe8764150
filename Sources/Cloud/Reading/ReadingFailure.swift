/// Why no tags could be read from a source.
public struct ReadingFailure: Error, Hashable, Sendable {
  /// The name of the source.
  public let source: String
  /// What is wrong.
  public let fact: Fact

  /// What is wrong with a source.
  public enum Fact: Hashable, Sendable {
    /// It is not JSON.
    case notJSON(JSONFault)
    /// A quoted field of a table, which begins at this place, never ends.
    case unclosedQuote(TextPosition)
    /// Something stands between the end of a quoted field and the next separator.
    case textAfterQuote(Unicode.Scalar, TextPosition)
    /// The first row names no such column.
    case noColumn(String, header: [String])
    /// The first row has fewer columns.
    case noColumnNumber(Int, columns: Int)
    /// A column of lines can only be that of the weights: 1 or 2.
    case noLineColumn(String)
    /// The key leads to nothing.
    case noKey(String, keys: [String])
    /// Nothing in the document looks like tags; these are its keys.
    case noTags(keys: [String])
    /// It doesn't begin with front matter that ends.
    case noFrontMatter
  }
}
