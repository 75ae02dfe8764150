extension JSONReader {
  /// The text of a string, a key or a number that this reader gave.
  ///
  /// O(bytes).
  public func text(of token: JSONToken) -> String {
    guard token.isEscaped else { return String(decoding: source[token.range], as: UTF8.self) }
    var bytes: [UInt8] = []
    append(token, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text of a token to `bytes`, as UTF-8.
  ///
  /// Half a surrogate pair becomes U+FFFD. O(bytes).
  func append(_ token: JSONToken, to bytes: inout [UInt8]) {
    guard token.isEscaped else { return bytes.append(contentsOf: source[token.range]) }
    var index = token.range.lowerBound
    while index < token.range.upperBound {
      guard source[index] == UInt8(ascii: "\\") else {
        bytes.append(source[index])
        index += 1
        continue
      }
      switch JSONEscape.read(at: index, in: source, end: token.range.upperBound) {
      case .scalar(let scalar, let end):
        bytes.append(scalar)
        index = end
      case .loneSurrogate(let end):
        bytes.append(contentsOf: UTF8.encodedReplacementCharacter)
        index = end
      case .unknown, .notHexadecimal:
        // The scan that made the token has refused these.
        index += 1
      }
    }
  }
}
