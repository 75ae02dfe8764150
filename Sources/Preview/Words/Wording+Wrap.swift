extension Wording {
  /// Breaks text at spaces into rows of at most `width` cells.
  ///
  /// A word that is longer stands on a row of its own.
  func wrap(_ text: String, width: Int) -> [String] {
    var rows: [String] = []
    var row = ""
    for word in text.split(separator: " ") {
      if row.isEmpty {
        row = String(word)
      } else if cells(row) + 1 + cells(String(word)) <= width {
        row += " " + word
      } else {
        rows.append(row)
        row = String(word)
      }
    }
    return row.isEmpty ? rows : rows + [row]
  }
}
