import Canvas
import TagLayout

/// The rows of which ncurses may have sent cells, so that what was drawn over them is to be drawn again.
///
/// ncurses sends cells of the rows that have changed. It may also let the terminal scroll rows, and those
/// need not have changed: what was drawn over them moves along, while ncurses thinks of the blanks below.
/// But it scrolls only where it finds characters of one row in another one, and those are two rows with
/// other characters than before.
struct RepaintedRows: Hashable, Sendable {
  /// Whether it may have been any row.
  private(set) var isAny = false
  private var rows: Set<Int> = []

  /// All of them: the terminal was cleared.
  static let all = RepaintedRows(isAny: true)

  private init(isAny: Bool) {
    self.isAny = isAny
  }

  /// The rows between one canvas on the terminal and the next.
  ///
  /// Complexity: O(cells).
  init(from old: Canvas, to new: Canvas) {
    var texts = 0
    for y in 0..<new.size.height {
      switch new.change(ofRow: y, since: old) {
      case .none: continue
      case .style: rows.insert(y)
      case .text:
        rows.insert(y)
        texts += 1
      }
    }
    isAny = texts > 1 || old.size != new.size
  }

  /// Whether ncurses may have sent cells of a row.
  func contains(_ row: Int) -> Bool { isAny || rows.contains(row) }
}
