/// Splits text into words as a POSIX shell does, without expansions.
enum ShellWords {
  /// The words of `text`.
  ///
  /// Blanks and newlines separate. Single quotes take all literally; in double quotes a backslash
  /// escapes `"`, `\`, `$` and `` ` ``; outside of quotes it escapes anything. `''` is an empty word.
  /// (POSIX Shell Command Language, 2.2; no `$`, no `*`, no `~`, no comments.)
  static func split(_ text: String) throws(UsageError) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var isInWord = false
    var quote: Unicode.Scalar?
    var scalars = text.unicodeScalars.makeIterator()

    while let scalar = scalars.next() {
      switch (quote, scalar) {
      case (let open?, scalar) where open == scalar:
        quote = nil
      case ("\""?, "\\"):
        guard let next = scalars.next() else { break }
        if !["\"", "\\", "$", "`"].contains(next) { word.append("\\") }
        word.append(next)
      case (_?, _):
        word.append(scalar)
      case (nil, " "), (nil, "\t"), (nil, "\n"), (nil, "\r"):
        if isInWord { words.append(String(word)) }
        word.removeAll()
        isInWord = false
      case (nil, "'"), (nil, "\""):
        quote = scalar
        isInWord = true
      case (nil, "\\"):
        word.append(scalars.next() ?? "\\")
        isInWord = true
      case (nil, _):
        word.append(scalar)
        isInWord = true
      }
    }
    if let quote { throw .unclosedQuote(quote) }
    if isInWord { words.append(String(word)) }
    return words
  }
}
