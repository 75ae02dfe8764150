import Canvas
import Cloud
import TagLayout

extension Model {
  /// The content cells that the cloud's area shows.
  var visibleContent: Rect {
    let area = regions.cloud
    return Rect(
      x: viewport.origin.x, y: viewport.origin.y, width: area.width, height: area.height)
  }

  /// Where the selected box is on the screen, for the hardware cursor: screen readers follow it.
  ///
  /// Where there is no box to see, it is where the words stand that say why.
  var selectionOnScreen: Point {
    let area = regions.cloud
    guard area.width > 0, area.height > 0 else { return .zero }
    if let message = emptyState {
      let rest = areaWithoutHeaders(area)
      return rest.width > 0 && rest.height > 0
        ? place(of: message.text(wording), inTheMiddleOf: rest) : Point(x: area.x, y: area.y)
    }
    guard let index = selectedIndex else { return Point(x: area.x, y: area.y) }
    let frame = frame(of: index)
    return Point(
      x: (area.x + frame.x - viewport.origin.x).clamped(to: area.x...(area.x + area.width - 1)),
      y: (area.y + frame.y - viewport.origin.y).clamped(to: area.y...(area.y + area.height - 1)))
  }

  func drawCloudArea(with pen: inout Pen) {
    let area = regions.cloud
    guard area.width > 0, area.height > 0 else { return }
    drawLayoutEdge(in: area, with: &pen)
    if let message = emptyState {
      if cloud.tags.isEmpty, cloud.tags.hasSections {
        cloud.paint(visibleContent, into: &pen.canvas, at: Point(x: area.x, y: area.y))
      }
      let rest = areaWithoutHeaders(area)
      let text = message.text(wording)
      if rest.width > 0, rest.height > 0 {
        pen.write(text, at: place(of: text, inTheMiddleOf: rest))
      }
      return
    }
    var options = PaintOptions()
    options.selected = selectedIndex
    options.showsNumbers = showsNumbers
    if let search {
      let tags = cloud.tags
      options.isMatch = { search.matches(tags, at: $0) }
    }
    cloud.paint(
      visibleContent, into: &pen.canvas, at: Point(x: area.x, y: area.y), options: options)
  }

  /// Marks where the layout ends, if that is on the screen: the cells from the mark on are beyond
  /// it.
  private func drawLayoutEdge(in area: Rect, with pen: inout Pen) {
    let axis = wrappingAxis
    let length = cloud.container[axis]
    let edge = length - viewport.origin[axis]
    guard length > 0, edge >= 0, edge < area.size[axis] else { return }
    if axis == .x {
      let column = Rect(x: area.x + edge, y: area.y, width: 1, height: area.height)
      pen.canvas.fill(column, with: wording.widthMark, style: Style(.dim))
    } else {
      let row = Rect(x: area.x, y: area.y + edge, width: area.width, height: 1)
      pen.canvas.fill(row, with: wording.heightMark, style: Style(.dim))
    }
  }

  /// Why there is nothing to see in the cloud, if so.
  var emptyState: Message? {
    if cloud.tags.isEmpty { return .noTags }
    let inset = cloud.settings.layout.sectionInset
    let insets = wrappingAxis == .x ? inset.left + inset.right : inset.top + inset.bottom
    let length = cloud.container[wrappingAxis]
    return length > 0 && insets >= length ? .noRoom(insets: insets, length: length) : nil
  }

  /// What the headers of a cloud that has no tags leave of the area.
  private func areaWithoutHeaders(_ area: Rect) -> Rect {
    guard cloud.tags.isEmpty, cloud.tags.hasSections else { return area }
    let end = cloud.arrangement.contentSize[scrollAxis] - viewport.origin[scrollAxis]
    let taken = end.clamped(to: 0...area.size[scrollAxis])
    return scrollAxis == .y
      ? Rect(x: area.x, y: area.y + taken, width: area.width, height: area.height - taken)
      : Rect(x: area.x + taken, y: area.y, width: area.width - taken, height: area.height)
  }

  private func place(of text: String, inTheMiddleOf area: Rect) -> Point {
    Point(
      x: area.x + max(0, (area.width - wording.cells(text)) / 2),
      y: area.y + (area.height - 1) / 2)
  }

  /// `....:....1....:`: every tenth column has its number, every fifth a colon.
  func drawRuler(_ row: Int, with pen: inout Pen) {
    let marks = (0..<size.width).map { x in
      let column = x + viewport.origin.x + 1
      if column % 10 == 0 { return String(column / 10 % 10) }
      return column % 5 == 0 ? ":" : "."
    }
    pen.write(marks.joined(), at: Point(x: 0, y: row), style: Style(.dim))
  }
}
