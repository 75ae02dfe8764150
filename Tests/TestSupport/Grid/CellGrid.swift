/// What a terminal shows, cell by cell.
public struct CellGrid: Sendable {
  /// A cell of the terminal.
  public struct Cell: Sendable {
    /// The characters of a cluster, a space if there are none; empty in the right half of a wide one.
    public var text: String
    /// How they look, in the terminal's own words; empty if plain or unknown.
    public var style: String

    /// A cell.
    public init(_ text: String, style: String = "") {
      self.text = text
      self.style = style
    }
  }

  /// The cells of each row.
  public var rows: [[Cell]]

  /// Rows of cells.
  public init(rows: [[Cell]]) { self.rows = rows }

  /// The cell of a column and a row; a blank one outside.
  public subscript(column: Int, row: Int) -> Cell {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return Cell(" ") }
    return rows[row][column]
  }

  /// The rows as text, without the blanks at their ends.
  public var lines: [String] {
    rows.map { row in
      var text = row.map(\.text).joined()[...]
      while text.last == " " { text = text.dropLast() }
      return String(text)
    }
  }
}

extension CellGrid.Cell: Equatable {
  /// Equal if they look the same: scalar by scalar, but any blank is a blank.
  public static func == (one: Self, other: Self) -> Bool {
    one.style == other.style
      && (one.isBlank && other.isBlank
        || one.text.unicodeScalars.elementsEqual(other.text.unicodeScalars))
  }

  /// Whether nothing is to be seen in it; a no-break space is nothing.
  public var isBlank: Bool { text == " " || text == "\u{A0}" }
}

extension CellGrid: Equatable, CustomStringConvertible {
  /// The rows between bars, and the styles of each row that has any.
  public var description: String {
    rows.map { row in
      let text = row.map { $0.isBlank ? " " : $0.text }.joined()
      return "|\(text)|"
    }.joined(separator: "\n")
  }

  /// The first few cells in which two grids differ, in words; empty if there are none.
  public func differences(from other: CellGrid, limit: Int = 12) -> [String] {
    var found: [String] = []
    for y in 0..<max(rows.count, other.rows.count) {
      let widths = [rows, other.rows].map { $0.indices.contains(y) ? $0[y].count : 0 }
      for x in 0..<(widths.max() ?? 0) where self[x, y] != other[x, y] {
        guard found.count < limit else { return found }
        found.append("\(x),\(y): \(self[x, y].words), not \(other[x, y].words)")
      }
    }
    return found
  }
}

extension CellGrid.Cell {
  /// The text's code points, and the style.
  fileprivate var words: String {
    let scalars = text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
    return "\"\(text)\" \(scalars) \(style)"
  }
}
