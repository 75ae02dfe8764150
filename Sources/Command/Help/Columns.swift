/// Rows of a term and what it means, in two columns.
enum Columns {
  private static let width = 80
  /// Where meanings start.
  private static let column = 27

  /// The rows as lines, each ended by a newline; meanings are wrapped at blanks, and start on a line
  /// of their own where the term is too long.
  static func text(_ rows: [(term: String, meaning: String)]) -> String {
    rows.map { row in
      let term = "  \(row.term)"
      let lines = wrap(row.meaning, at: width - column)
      let indent = String(repeating: " ", count: column)
      let hasRoom = term.count <= column - 2
      let start = hasRoom ? term + indent.dropFirst(term.count) : "\(term)\n\(indent)"
      return start + lines.joined(separator: "\n\(indent)") + "\n"
    }.joined()
  }

  private static func wrap(_ text: String, at width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
