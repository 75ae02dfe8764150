import Cloud
import TagLayout

extension Model {
  /// Scrolls along the scroll axis; a selection goes along with the view.
  mutating func scroll(_ step: ScrollStep) {
    let before = viewport.origin[scrollAxis]
    viewport.origin[scrollAxis] = start(after: step, from: before)
    clampViewport()
    let moved = viewport.origin[scrollAxis] - before
    guard moved != 0 else { return }
    carrySelection(by: moved)
    dropAnchor()
  }

  /// Where the view starts after a step.
  ///
  /// Pages start with whole lines, and with the header of a section rather than its first line: the
  /// line that was cut at one end is the first at the other.
  private func start(after step: ScrollStep, from start: Int) -> Int {
    let length = regions.cloud.size[scrollAxis]
    switch step {
    case .toStart: return 0
    case .toEnd: return scrollableLength(scrollAxis) - length
    case .lines(let cells): return start + cells
    case .pages(let pages): return snapped(start, by: pages.signum() * max(1, length))
    case .halfPages(let halves): return snapped(start, by: halves.signum() * max(1, length / 2))
    }
  }

  private func snapped(_ start: Int, by cells: Int) -> Int {
    let target = start + cells
    let page = max(1, regions.cloud.size[scrollAxis])
    var candidates = lines(from: target).prefix(1).map { $0 }
    if let first = candidates.first { candidates.append(first + (cells > 0 ? 1 : -1)) }
    // A line longer than the view offers no start on the way: then the view moves by cells.
    let starts =
      candidates
      .filter { $0 >= 0 && $0 < cloud.arrangement.lines.count }
      .map { rangeWithHeader(ofLine: $0).lowerBound }
    if cells > 0 {
      return starts.first { $0 > start && $0 <= start + page } ?? target
    }
    return starts.first { $0 < start && $0 >= start - page } ?? target
  }
}
