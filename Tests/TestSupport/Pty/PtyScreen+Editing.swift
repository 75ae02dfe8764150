extension PtyScreen {
  mutating func move(column: Int, row: Int? = nil) {
    cursor.column = min(max(0, column), columns - 1)
    cursor.row = min(max(0, row ?? cursor.row), rows - 1)
    cursor.wraps = false
  }

  mutating func lineFeed() {
    if cursor.row == bottom {
      shiftLines(from: top, by: -1)
    } else {
      cursor.row = min(cursor.row + 1, rows - 1)
    }
    cursor.wraps = false
  }

  mutating func reverseLineFeed() {
    if cursor.row == top {
      shiftLines(from: top, by: 1)
    } else {
      cursor.row = max(0, cursor.row - 1)
    }
    cursor.wraps = false
  }

  /// Moves the lines from a row to the end of the scrolling region down, or up by a negative count.
  mutating func shiftLines(from row: Int, by count: Int) {
    guard row >= top, row <= bottom else { return }
    let height = bottom - row + 1
    let shift = min(abs(count), height)
    let blank = Array(repeating: Array(repeating: Cell(), count: columns), count: shift)
    if count > 0 {
      grid.removeSubrange(bottom + 1 - shift...bottom)
      grid.insert(contentsOf: blank, at: row)
    } else {
      grid.removeSubrange(row..<row + shift)
      grid.insert(contentsOf: blank, at: bottom + 1 - shift)
    }
  }

  mutating func insertCells(_ count: Int) {
    let shift = min(count, columns - cursor.column)
    separate(before: cursor.column, inRow: cursor.row)
    separate(before: columns - shift, inRow: cursor.row)
    grid[cursor.row].removeLast(shift)
    grid[cursor.row].insert(contentsOf: Array(repeating: Cell(), count: shift), at: cursor.column)
  }

  mutating func deleteCells(_ count: Int) {
    let shift = min(count, columns - cursor.column)
    separate(before: cursor.column, inRow: cursor.row)
    separate(before: cursor.column + shift, inRow: cursor.row)
    grid[cursor.row].removeSubrange(cursor.column..<cursor.column + shift)
    grid[cursor.row] += Array(repeating: Cell(), count: shift)
  }

  mutating func eraseDisplay(_ mode: Int) {
    eraseLine(mode)
    if mode != 1 { for row in cursor.row + 1..<max(rows, cursor.row + 1) { blank(row: row) } }
    if mode != 0 { for row in 0..<cursor.row { blank(row: row) } }
  }

  mutating func eraseLine(_ mode: Int) {
    switch mode {
    case 0: blank(row: cursor.row, cursor.column..<columns)
    case 1: blank(row: cursor.row, 0..<cursor.column + 1)
    default: blank(row: cursor.row)
    }
  }

  mutating func blank(row: Int, _ range: Range<Int>? = nil) {
    let range = (range ?? 0..<columns).clamped(to: 0..<columns)
    guard !range.isEmpty else { return }
    separate(before: range.lowerBound, inRow: row)
    separate(before: range.upperBound, inRow: row)
    for column in range { grid[row][column] = Cell() }
  }

  /// A wide character that is about to lose one half loses the other too.
  private mutating func separate(before column: Int, inRow row: Int) {
    guard (1..<columns).contains(column), grid[row][column].text.isEmpty else { return }
    grid[row][column - 1] = Cell()
    grid[row][column] = Cell()
  }
}
