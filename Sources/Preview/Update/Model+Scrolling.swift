import Cloud
import TagLayout

extension Model {
  /// The cells of content along `axis` that can be scrolled to: an overflowing tag counts.
  func scrollableLength(_ axis: Axis) -> Int {
    let content = cloud.arrangement.contentSize[axis]
    guard axis == wrappingAxis else { return content }
    let inset = cloud.settings.layout.sectionInset.leading(axis)
    return max(content, inset + cloud.arrangement.widestUsed)
  }

  /// Brings the selected tag into view, moving the view as little as possible, and remembers the
  /// place.
  mutating func revealSelection() {
    showSelection()
    dropAnchor()
  }

  /// After a new layout: the line that stood at the start of the view stands there again, and the
  /// selected tag is in view.
  mutating func settleViewport() {
    viewport.origin[scrollAxis] = anchoredStart
    showSelection()
  }

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

  // MARK: - The view

  private func clampViewport(_ viewport: Viewport) -> Viewport {
    var viewport = viewport
    for axis in Axis.allCases {
      let most = max(0, scrollableLength(axis) - regions.cloud.size[axis])
      viewport.origin[axis] = viewport.origin[axis].clamped(to: 0...most)
    }
    return viewport
  }

  private mutating func clampViewport() {
    viewport = clampViewport(viewport)
  }

  private mutating func showSelection() {
    clampViewport()
    guard let index = selectedIndex else { return }
    let frame = cloud.arrangement.attributes(at: index).frame
    for axis in Axis.allCases {
      viewport.origin[axis] = Viewport.start(
        showing: frame.range(axis), from: viewport.origin[axis],
        length: regions.cloud.size[axis])
    }
    showMargin(of: index)
    clampViewport()
  }

  /// With the first line comes the inset before it, with the last line the one behind it, if there
  /// is room.
  private mutating func showMargin(of index: Int) {
    let line = cloud.arrangement.line(of: index)
    let length = regions.cloud.size[scrollAxis]
    let range = cloud.arrangement.lines[line].frame.range(scrollAxis)
    if line == 0, range.upperBound <= length {
      viewport.origin[scrollAxis] = 0
    }
    let end = scrollableLength(scrollAxis)
    if line == cloud.arrangement.lines.count - 1, range.lowerBound >= end - length {
      viewport.origin[scrollAxis] = max(viewport.origin[scrollAxis], end - length)
    }
  }

  // MARK: - The anchor

  private mutating func dropAnchor() {
    let start = viewport.origin[scrollAxis]
    let lines = lines(from: start)
    guard start > 0, let line = lines.first else {
      viewport.anchor = nil
      return
    }
    viewport.anchor = Viewport.Anchor(
      item: cloud.arrangement.lines[line].items.lowerBound,
      offset: start - cloud.arrangement.lines[line].frame.range(scrollAxis).lowerBound)
  }

  private var anchoredStart: Int {
    guard let anchor = viewport.anchor, cloud.arrangement.count > 0 else { return 0 }
    let item = anchor.item.clamped(to: 0...(cloud.arrangement.count - 1))
    let line = cloud.arrangement.lines[cloud.arrangement.line(of: item)].frame.range(scrollAxis)
    return line.lowerBound + min(anchor.offset, max(0, line.count - 1))
  }

  // MARK: - Pages

  /// The lines of which some cell lies at `start` or behind it.
  private func lines(from start: Int) -> Range<Int> {
    let start = max(0, start)
    let length = max(1, cloud.arrangement.contentSize[scrollAxis] - start)
    let across = max(1, scrollableLength(wrappingAxis))
    return cloud.arrangement.lines(
      in: scrollAxis == .y
        ? Rect(x: 0, y: start, width: across, height: length)
        : Rect(x: start, y: 0, width: length, height: across))
  }

  /// Where the view starts after a step.
  ///
  /// Pages start with whole lines: the line that was cut at one end is the first at the other.
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
      .map { cloud.arrangement.lines[$0].frame.range(scrollAxis).lowerBound }
    if cells > 0 {
      return starts.first { $0 > start && $0 <= start + page } ?? target
    }
    return starts.first { $0 < start && $0 >= start - page } ?? target
  }

  /// The selection keeps its place on the screen when the view moves: the line that stands there
  /// now, and in it the tag nearest to the column.
  private mutating func carrySelection(by cells: Int) {
    guard let index = selectedIndex else { return }
    let column = selection.stickyColumn ?? cloud.arrangement.stickyColumn(of: index)
    let frame = cloud.arrangement.attributes(at: index).frame.range(scrollAxis)
    let view = viewport.origin[scrollAxis]
    let last = view + max(0, regions.cloud.size[scrollAxis] - 1)
    let wanted = (frame.lowerBound + cells).clamped(to: view...last)
    let lines = cloud.arrangement.lines
    guard var line = self.lines(from: wanted).first else { return }
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
    selection = Selection(item(ofLine: line, nearestTo: column) ?? index)
    selection.stickyColumn = column
    showAcross()
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

  /// Brings the selected tag into view along the lines only.
  private mutating func showAcross() {
    guard let index = selectedIndex else { return }
    let frame = cloud.arrangement.attributes(at: index).frame
    viewport.origin[wrappingAxis] = Viewport.start(
      showing: frame.range(wrappingAxis), from: viewport.origin[wrappingAxis],
      length: regions.cloud.size[wrappingAxis])
    clampViewport()
  }
}
