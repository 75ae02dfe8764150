import CSystem
import CellText

/// The screen of a terminal: the part of ECMA-48 and xterm that full-screen programs use.
///
/// Text and modes are kept, styles only as far as tests ask for them. Sequences without a meaning here
/// are swallowed. Wide characters take two cells, by the C library's `wcwidth`; of those that it doesn't
/// know, by the committed table. A terminal that counts clusters puts what belongs to the cluster before
/// the cursor into that one's cells.
public struct PtyScreen: CustomStringConvertible {
  struct Cell: Equatable {
    /// The characters; empty in the right half of a wide one.
    var text = " "
    var isReversed = false
  }

  struct Position {
    var column = 0
    var row = 0
    /// The last column was written: the next character goes to the next line first.
    var wraps = false
  }

  /// Cells in a row.
  public private(set) var columns: Int
  /// Rows of cells.
  public private(set) var rows: Int
  /// Whether the alternate screen is shown.
  public internal(set) var isAlternate = false
  /// Whether the cursor is shown.
  public internal(set) var isCursorVisible = true
  /// The private modes that are on, of those that programs must give back.
  public internal(set) var modes: Set<Int> = []
  /// Every parameter of every `SGR` sequence so far.
  public internal(set) var styleParameters: Set<Int> = []
  /// Those of them that ask for a colour.
  public var colorParameters: Set<Int> {
    styleParameters.filter {
      (30...38).contains($0) || (40...48).contains($0) || (90...107).contains($0)
    }
  }
  /// How often the bell rang.
  public internal(set) var bells = 0

  var grid: [[Cell]]
  var otherGrid: [[Cell]]
  var cursor = Position()
  var savedCursor = Position()
  var mainCursor = Position()
  var top = 0
  var bottom: Int
  var isReversed = false
  var inserts = false
  /// Whether text goes on in the next row after the last column (DECAWM).
  var autoWraps = true
  var lastScalar: Unicode.Scalar?
  var parser = Parser()

  /// Whether the cells of a text are those of its clusters, not the sum over its scalars.
  let countsClusters: Bool

  /// An empty screen.
  public init(columns: Int, rows: Int, countsClusters: Bool = false) {
    self.countsClusters = countsClusters
    // A size of nought is the kernel's "unknown"; programs then take 80 × 24.
    self.columns = columns > 0 ? columns : 80
    self.rows = rows > 0 ? rows : 24
    grid = Array(repeating: Array(repeating: Cell(), count: self.columns), count: self.rows)
    otherGrid = grid
    bottom = self.rows - 1
  }

  /// The rows as text, without the blanks at their ends.
  public var lines: [String] {
    grid.map { row in
      let end = row.lastIndex { $0.text != " " && !$0.text.isEmpty }
      return row.prefix((end ?? -1) + 1).map(\.text).joined()
    }
  }

  /// Whether each cell shows the same as on another screen.
  public func shows(_ other: PtyScreen) -> Bool { grid == other.grid }

  /// The rows as text up to the last one that isn't blank.
  public var text: String {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The screen in a frame, with its size, its cursor and its modes.
  public var description: String {
    let edge = "+" + String(repeating: "-", count: columns) + "+"
    let body = grid.map { "|" + $0.map(\.text).joined() + "|" }
    var state = "\(columns)x\(rows) cursor \(cursor.column),\(cursor.row)"
    if !isCursorVisible { state += " hidden" }
    if isAlternate { state += " alternate" }
    state += " modes \(modes.sorted())"
    return ([edge] + body + [edge, state]).joined(separator: "\n")
  }

  /// The column of the cursor.
  public var cursorColumn: Int { cursor.column }
  /// The row of the cursor.
  public var cursorRow: Int { cursor.row }

  /// Whether a text stands within one of the rows.
  public func contains(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
  }

  /// Where a text starts: the first row that holds it, and its column there.
  public func position(of text: String) -> (column: Int, row: Int)? {
    for (row, line) in lines.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      return (Self.columns(of: line[..<range.lowerBound]), row)
    }
    return nil
  }

  /// What stands in a row between two columns.
  public func text(row: Int, columns range: Range<Int>) -> String {
    guard grid.indices.contains(row) else { return "" }
    return grid[row][range.clamped(to: 0..<columns)].map(\.text).joined()
  }

  /// The texts that are shown in reverse video, from top to bottom.
  public var reversedTexts: [String] {
    var texts: [String] = []
    for row in grid {
      var wasReversed = false
      for cell in row {
        if cell.isReversed {
          if !wasReversed { texts.append("") }
          texts[texts.count - 1] += cell.text
        }
        wasReversed = cell.isReversed
      }
    }
    return texts
  }

  /// Cells that a text takes in a terminal that counts as the C library does.
  public static func columns(of text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    let columns = Int(system_pty_columns(scalar.value))
    return columns < 0 ? WidthProfile.wcwidth.width(of: scalar) : columns
  }

  /// Changes the size; what doesn't fit is cut at the right and at the bottom.
  mutating func resize(columns: Int, rows: Int) {
    func fit(_ grid: [[Cell]]) -> [[Cell]] {
      let kept = grid.prefix(rows).map { row in
        row.prefix(columns) + Array(repeating: Cell(), count: max(0, columns - row.count))
      }
      let blank = Array(repeating: Cell(), count: columns)
      return kept.map(Array.init) + Array(repeating: blank, count: max(0, rows - kept.count))
    }
    grid = fit(grid)
    otherGrid = fit(otherGrid)
    self.columns = columns
    self.rows = rows
    (top, bottom) = (0, rows - 1)
    for position in [\Self.cursor, \Self.savedCursor, \Self.mainCursor] {
      self[keyPath: position].column = min(self[keyPath: position].column, columns - 1)
      self[keyPath: position].row = min(self[keyPath: position].row, rows - 1)
      self[keyPath: position].wraps = false
    }
  }

  /// Puts a character at the cursor.
  mutating func put(_ scalar: Unicode.Scalar) {
    let width = Self.columns(of: scalar)
    if width == 0 || countsClusters && continuesCluster(scalar) { return join(scalar) }
    guard width > 0, width <= columns else { return }
    if !autoWraps {
      cursor.column = min(cursor.column, columns - width)
    } else if cursor.wraps || cursor.column + width > columns {
      cursor.column = 0
      lineFeed()
    }
    if inserts { insertCells(width) }
    for column in cursor.column..<cursor.column + width { clear(column: column) }
    grid[cursor.row][cursor.column] = Cell(text: String(scalar), isReversed: isReversed)
    if width == 2 {
      grid[cursor.row][cursor.column + 1] = Cell(text: "", isReversed: isReversed)
    }
    lastScalar = scalar
    cursor.wraps = autoWraps && cursor.column + width == columns
    cursor.column = min(cursor.column + width, columns - 1)
  }

  /// The column of the character before the cursor; nil at the start of a row.
  private var columnBeforeCursor: Int? {
    var column = cursor.wraps ? cursor.column : cursor.column - 1
    while column > 0, grid[cursor.row][column].text.isEmpty { column -= 1 }
    return column < 0 ? nil : column
  }

  private func continuesCluster(_ scalar: Unicode.Scalar) -> Bool {
    guard let column = columnBeforeCursor else { return false }
    return (grid[cursor.row][column].text + String(scalar)).count == 1
  }

  /// Adds a scalar to the character before the cursor.
  private mutating func join(_ scalar: Unicode.Scalar) {
    guard let column = columnBeforeCursor else { return }
    grid[cursor.row][column].text.unicodeScalars.append(scalar)
    let isWidened = scalar == "\u{FE0F}" || Self.columns(of: scalar) > 0
    guard countsClusters, isWidened, cursor.column == column + 1, !cursor.wraps else { return }
    let text = grid[cursor.row][column].text
    clear(column: cursor.column)
    grid[cursor.row][column] = Cell(text: text, isReversed: isReversed)
    grid[cursor.row][column + 1] = Cell(text: "", isReversed: isReversed)
    cursor.wraps = column + 2 == columns
    cursor.column = min(column + 2, columns - 1)
  }

  /// Blanks a cell, and the other half of a wide character that it belongs to.
  private mutating func clear(column: Int) {
    let row = cursor.row
    if grid[row][column].text.isEmpty, column > 0 { grid[row][column - 1] = Cell() }
    if column + 1 < columns, grid[row][column + 1].text.isEmpty { grid[row][column + 1] = Cell() }
    grid[row][column] = Cell()
  }
}
