import CBaselines
import TagLayout

/// Lines of a baseline, which are freed with this.
final class ReferenceLines {
  let lines: baseline_lines

  init(_ lines: baseline_lines) { self.lines = lines }

  deinit { baseline_lines_free(lines) }

  /// Whether an arrangement without insets and line spacing has the same lines: their ends, used
  /// cells, depths, the fullest of them and the height of all.
  func agree(with arrangement: Arrangement) -> Bool {
    guard lines.count == arrangement.lines.count,
      lines.widest_used == arrangement.widestUsed
    else { return false }
    var height = 0
    for (index, line) in arrangement.lines.enumerated() {
      let end = lines.depth_sums.map { $0[index] } ?? height + Scenario.height
      guard Int(lines.lines[index].end) == line.items.upperBound,
        Int(lines.lines[index].used) == line.used,
        line.frame.y == height, line.frame.y + line.frame.height == end
      else { return false }
      height = end
    }
    return height == arrangement.contentSize.height
  }
}
