import Cloud
import TagLayout

extension Model {
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

  /// Moves the view along one axis as little as possible to show a tag.
  mutating func show(_ index: Int, along axis: Axis) {
    viewport.origin[axis] = Viewport.start(
      showing: frame(of: index).range(axis), from: viewport.origin[axis],
      length: regions.cloud.size[axis])
  }

  /// Keeps the view on the content.
  mutating func clampViewport() {
    for axis in Axis.allCases {
      let most = max(0, scrollableLength(axis) - regions.cloud.size[axis])
      viewport.origin[axis] = viewport.origin[axis].clamped(to: 0...most)
    }
  }

  private mutating func showSelection() {
    clampViewport()
    guard let index = selectedIndex else { return }
    for axis in Axis.allCases { show(index, along: axis) }
    showMargin(of: index)
    clampViewport()
  }

  /// With the first line comes the inset before it, with the last line the one behind it, and with
  /// the first line of a section its header, if there is room.
  private mutating func showMargin(of index: Int) {
    let line = cloud.arrangement.line(of: index)
    let length = regions.cloud.size[scrollAxis]
    let range = rangeWithHeader(ofLine: line)
    if cloud.tags.hasSections, range.count <= length {
      viewport.origin[scrollAxis] = min(viewport.origin[scrollAxis], range.lowerBound)
    }
    if line == 0, range.upperBound <= length {
      viewport.origin[scrollAxis] = 0
    }
    let end = scrollableLength(scrollAxis)
    if line == cloud.arrangement.lines.count - 1, range.lowerBound >= end - length {
      viewport.origin[scrollAxis] = max(viewport.origin[scrollAxis], end - length)
    }
  }

  /// Remembers which line stands at the start of the view.
  mutating func dropAnchor() {
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
    let count = cloud.arrangement.visibleCount
    guard let anchor = viewport.anchor, count > 0 else { return 0 }
    let item = anchor.item.clamped(to: 0...(count - 1))
    let line = cloud.arrangement.lines[cloud.arrangement.line(of: item)].frame.range(scrollAxis)
    return line.lowerBound + min(anchor.offset, max(0, line.count - 1))
  }
}
