import Foundation

extension Tmux {
  /// What the window shows, cell by cell as tmux counts them.
  ///
  /// tmux tells no cells, but it copies rectangles: as many columns as are wanted, from the left. A text
  /// stands in the column that it is first copied with. Styles are not told.
  ///
  /// The first row must be of narrow characters, and long: the right edge moves along it.
  public var grid: CellGrid {
    get throws {
      let size = try display("#{pane_width} #{pane_height}").split(separator: " ").compactMap {
        Int($0)
      }
      let (columns, rows) = (size[0], size[1])
      let separator = "\u{1}"
      let file = try directory.write("columns", "")
      // Shown one after the other, buffers would get lost.
      let save = [";", "save-buffer", "-a", file, ";", "delete-buffer"]
      let copy = [";", "send-keys", "-X", "copy-selection-no-clear"]
      let column =
        copy + save + [";", "set-buffer", separator] + save
        + [";", "send-keys", "-X", "cursor-right"]
      let start = [
        "bottom-line", "start-of-line", "begin-selection", "rectangle-on", "top-line",
        "start-of-line",
      ]
      try command(
        ["set-option", "-w", "mode-keys", "vi", ";", "copy-mode"]
          + start.flatMap { [";", "send-keys", "-X", $0] }
          + (0..<columns).flatMap { _ in column } + [";", "send-keys", "-X", "cancel"])
      let copies = String(
        decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self
      ).unicodeScalars.split(separator: "\u{1}")
      var before = Array(repeating: 0, count: rows)
      var cells = Array(repeating: [CellGrid.Cell](), count: rows)
      for copied in copies.prefix(columns) {
        let lines = copied.split(separator: "\n", omittingEmptySubsequences: false)
        for row in 0..<rows {
          let line = row < lines.count ? Array(lines[row]) : []
          cells[row].append(.init(String(String.UnicodeScalarView(line.dropFirst(before[row])))))
          before[row] = line.count
        }
      }
      return CellGrid(rows: cells.map(Self.blankingEnd))
    }
  }

  /// Cells that were never written to are copied as nothing, like the right half of a wide character.
  private static func blankingEnd(_ row: [CellGrid.Cell]) -> [CellGrid.Cell] {
    var row = row
    // After the last text comes its right half, if it has one; nobody can tell.
    let end = (row.lastIndex { !$0.text.isEmpty } ?? -1) + 1
    for column in end..<row.count { row[column] = .init(" ") }
    return row
  }
}
