/// A command line for a shell: its words, and how they stand in rows.
public struct ShellCommand: Hashable, Sendable {
  /// Variables set for this command alone, `NAME=value`; none needs quotes.
  var assignments: [String] = []
  /// The words, not yet quoted.
  var words: [String] = []
  /// What a person must know to run it, without the `#`.
  var comment: String?

  /// The command in one line, each word quoted.
  public var text: String {
    let line = (assignments + words.map(\.shellQuoted)).joined(separator: " ")
    return comment.map { "\(line)  # \($0)" } ?? line
  }

  /// The command in rows of at most `width` cells that a shell reads as one line.
  ///
  /// Rows end between words, and within a word only if it is longer than a row; a backslash before
  /// the newline joins them (POSIX, section 2.2.1), so that what is copied from a screen runs as it
  /// stands. A single cluster that is too long for a row stands alone, and a comment isn't broken.
  ///
  ///     tagcloud --width 30 -- \
  ///     made in China
  ///
  /// - Parameters:
  ///   - width: The cells of a row.
  ///   - cells: Measures a text.
  /// - Returns: The rows, from the top.
  public func rows(width: Int, cells: (String) -> Int) -> [String] {
    var rows: [String] = []
    var row = assignments.joined(separator: " ")
    for word in words {
      let quoted = word.shellQuoted
      if !row.isEmpty, cells(row) + 1 + cells(quoted) + 2 > width {
        rows.append(row + " \\")
        row = ""
      }
      if row.isEmpty {
        let pieces = word.pieces(quotedBelow: width - 2, cells: cells)
        rows += pieces.dropLast().map { $0 + "\\" }
        row = pieces.last ?? quoted
      } else {
        row += " " + quoted
      }
    }
    if !row.isEmpty { rows.append(row) }
    if let comment { rows.append("# \(comment)") }
    return rows
  }
}

extension String {
  /// The quoted word in pieces of at most `limit` cells, a cluster at least; they mean the same when
  /// they stand side by side.
  fileprivate func pieces(quotedBelow limit: Int, cells: (String) -> Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in self {
      if !piece.isEmpty, cells((piece + String(character)).shellQuoted) > limit {
        pieces.append(piece.shellQuoted)
        piece = ""
      }
      piece.append(character)
    }
    return pieces + [piece.shellQuoted]
  }
}
