/// Why a source is not JSON, and where.
public struct JSONFault: Error, Hashable, Sendable {
  /// What is wrong.
  public let fact: Fact
  /// The line of the fault, from 1; LF, CRLF and a lone CR end a line.
  public let line: Int
  /// The column of the fault in code points, from 1.
  public let column: Int

  /// What is wrong with a source.
  public enum Fact: Hashable, Sendable {
    /// A character that can't stand there.
    case unexpected(Unicode.Scalar, expected: Expectation)
    /// The source ends too early.
    case unexpectedEnd(expected: Expectation)
    /// A bare word that is none of the names of JSON, as `True`, `NaN` or text without quotes.
    case unknownWord(String)
    /// A control character within a string, which must be escaped.
    case controlCharacter(Unicode.Scalar)
    /// A backslash before something that has no escape.
    case unknownEscape(Unicode.Scalar)
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// Arrays and objects within each other beyond `limit`.
    case tooDeep(limit: Int)
  }

  /// What may stand at a place of a document.
  public enum Expectation: Hashable, Sendable {
    case value
    case valueOrEndOfArray
    case key
    case keyOrEndOfObject
    case colon
    case commaOrEndOfArray
    case commaOrEndOfObject
    case endOfDocument
    case digit
    case hexadecimalDigit
    case endOfString
  }
}
