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

  /// Breaks text into rows that are filled to the last cell, so that it can be copied; its own line
  /// breaks stay.
  func chop(_ text: String, width: Int) -> [PageLine] {
    var rows: [PageLine] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var row = ""
      var used = 0
      for cluster in clusters(String(line)) {
        if used + cluster.width > max(1, width), used > 0 {
          rows.append(PageLine(row))
          row = ""
          used = 0
        }
        row += cluster.text
        used += cluster.width
      }
      rows.append(PageLine(row))
    }
    return rows
  }
}
