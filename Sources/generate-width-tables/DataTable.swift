/// A file of rows: columns between TABs, comments that start with `# `, and a line of column names.
struct DataTable {
  struct Row {
    let line: Int
    let columns: [Substring]
  }

  let name: String
  let rows: [Row]
  /// The version that the first comment names after the word Unicode, such as 18.0.
  let unicodeVersion: String?

  init(name: String, text: String) {
    self.name = name
    var rows: [Row] = []
    var version: String?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("# ") {
        version = version ?? Self.version(in: line)
      } else if !line.isEmpty {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        rows.append(Row(line: index + 1, columns: columns))
      }
    }
    self.rows = Array(rows.dropFirst())
    unicodeVersion = version
  }

  /// The code points of a row that starts with a first and a last one.
  func range(of row: Row) throws(GeneratorError) -> ClosedRange<Int> {
    guard row.columns.count == 3, let first = Int(row.columns[0], radix: 16),
      let last = Int(row.columns[1], radix: 16), 0 <= first, first <= last, last < 0x11_0000
    else { throw .malformed(file: name, line: row.line) }
    return first...last
  }

  private static func version(in line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard let index = words.firstIndex(of: "Unicode"), index + 1 < words.count else { return nil }
    return String(words[index + 1])
  }
}
