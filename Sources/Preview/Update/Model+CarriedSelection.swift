import Cloud
import TagLayout

extension Model {
  /// The selection keeps its place on the screen when the view moves: the line that stands there
  /// now, and in it the tag nearest to the column.
  mutating func carrySelection(by cells: Int) {
    guard let index = selectedIndex else { return }
    let column = selection.stickyColumn ?? cloud.arrangement.stickyColumn(of: index)
    let frame = frame(of: index).range(scrollAxis)
    let view = viewport.origin[scrollAxis]
    let last = view + max(0, regions.cloud.size[scrollAxis] - 1)
    let wanted = (frame.lowerBound + cells).clamped(to: view...last)
    let lines = cloud.arrangement.lines
    // Behind the last line there may be headers.
    guard var line = self.lines(from: wanted).first ?? lines.indices.last else { return }
    // Rather the neighbour than a line that is cut.
    let range = lines[line].frame.range(scrollAxis)
    if range.lowerBound < view, line + 1 < lines.count,
      lines[line + 1].frame.range(scrollAxis).upperBound <= last + 1
    {
      line += 1
    } else if range.upperBound > last + 1, line > 0,
      lines[line - 1].frame.range(scrollAxis).lowerBound >= view
    {
      line -= 1
    }
    selection = Selection(itemInView(ofLine: line, nearestTo: column) ?? index)
    selection.stickyColumn = column
    if let selectedIndex { show(selectedIndex, along: wrappingAxis) }
    clampViewport()
  }

  /// The tag of a line, or of what the view shows if that tag is not long enough to reach into it.
  private func itemInView(ofLine line: Int, nearestTo column: Int) -> Int? {
    let view = visibleContent.range(scrollAxis)
    let item = item(ofLine: line, nearestTo: column)
    if let item, frame(of: item).range(scrollAxis).overlaps(view) { return item }
    let seen = cloud.arrangement.attributes(in: band(view)).min {
      abs(cloud.arrangement.stickyColumn(of: $0.index) - column)
        < abs(cloud.arrangement.stickyColumn(of: $1.index) - column)
    }
    return seen?.index ?? item
  }

  /// The tag of a line that a step from the line before, or the one behind, would select.
  private func item(ofLine line: Int, nearestTo column: Int) -> Int? {
    let lines = cloud.arrangement.lines
    guard lines.count > 1 else { return lines.first?.items.first }
    let isForward = line > 0
    let from = lines[isForward ? line - 1 : line + 1].items.lowerBound
    let direction: MoveDirection =
      switch (scrollAxis, isForward) {
      case (.y, true): .down
      case (.y, false): .up
      case (.x, true): .right
      case (.x, false): .left
      }
    return cloud.arrangement.item(from: from, moving: direction, column: column)
  }
}
