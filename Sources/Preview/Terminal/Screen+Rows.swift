import Canvas
import TagLayout

extension Screen {
  /// The rows as text from the top, without the blanks at their ends.
  public var rows: [String] {
    (0..<canvas.size.height).map { index in
      let row = canvas.row(index)
      return String(row[..<(row.lastIndex { $0 != " " }.map(row.index(after:)) ?? row.startIndex)])
    }
  }
}
