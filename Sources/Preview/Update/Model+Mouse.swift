import Cloud
import TagLayout

extension Model {
  /// Does what a person means with the mouse; the time is in milliseconds.
  ///
  /// A prompt, a page and a question are not left by a click: that would be an accident.
  mutating func use(_ event: MouseEvent, at time: Int) {
    guard pointer.isOn else { return }
    switch (focus, event) {
    case (.cloud, .press(button: 0, let point)): press(at: point, time: time)
    case (.cloud, .drag(button: 0, let point)): drag(to: point)
    case (.cloud, .wheel(let lines, _)): turnWheel(by: lines)
    case (.page, .wheel(let lines, _)): scrollPage(.lines(lines))
    case (_, .release): pointer.grip = nil
    case (.cloud, _), (.page, _), (.prompt, _), (.question, _): break
    }
  }

  /// `M`: the mouse is the program's or the terminal's.
  mutating func toggleMouse() -> [Effect] {
    pointer = Pointer(isOn: !pointer.isOn)
    message = .mouse(isOn: pointer.isOn)
    return [.reportMouse(pointer.isOn)]
  }

  // MARK: - Buttons

  /// Takes hold of the mark at the end of the layout, selects a tag, or chooses an alignment.
  ///
  /// The second click on a tag edits it. Where there is nothing, nothing happens.
  private mutating func press(at point: Point, time: Int) {
    pointer.grip = grip(at: point)
    let tag = tag(at: point)
    if let clicked = pointer.click(on: tag, at: point, time: time) {
      message = nil
      select(clicked)
      askForEdit()
    } else if let tag {
      message = nil
      select(tag)
    } else if let alignment = alignment(at: point) {
      message = nil
      align(alignment)
    }
  }

  /// The tag at a cell of the screen.
  private func tag(at point: Point) -> Int? {
    guard regions.cloud.contains(point), emptyState == nil else { return nil }
    return cloud.arrangement.item(
      at: Point(x: content(at: point, .x), y: content(at: point, .y)))
  }

  /// The place in the content of a cell of the screen.
  private func content(at point: Point, _ axis: Axis) -> Int {
    let start = regions.cloud.range(axis).lowerBound
    return Model.valid(point)[axis] - start + viewport.origin[axis]
  }

  // MARK: - The end of the layout

  /// The mark, if the cell is on it or beside it: where the layout fills the screen, its last cells
  /// are all there is to take hold of.
  private func grip(at point: Point) -> Pointer.Grip? {
    let axis = wrappingAxis
    let length = cloud.container[axis]
    guard length > 0, regions.cloud.contains(point) else { return nil }
    let offset = content(at: point, axis) - length
    return -1...1 ~= offset ? Pointer.Grip(axis: axis, offset: offset) : nil
  }

  /// The mark goes where the mouse goes.
  private mutating func drag(to point: Point) {
    guard let grip = pointer.grip, grip.axis == wrappingAxis else { return }
    let length = content(at: point, grip.axis) - grip.offset
    let changed = length.clamped(to: 1...CellCount.maximum)
    guard changed != cloud.container[grip.axis] else { return }
    message = nil
    fixLength(changed)
  }

  // MARK: - The wheel

  private mutating func turnWheel(by lines: Int) {
    let start = viewport.origin
    scroll(.lines(lines.clamped(to: -Model.farthest...Model.farthest)))
    if viewport.origin != start { message = nil }
  }

  /// Cells beyond which there is no screen.
  private static let farthest = 1 << 16

  private static func valid(_ point: Point) -> Point {
    Point(
      x: point.x.clamped(to: -farthest...farthest), y: point.y.clamped(to: -farthest...farthest))
  }
}

extension Rect {
  /// Whether a cell is inside.
  fileprivate func contains(_ point: Point) -> Bool {
    range(.x).contains(point.x) && range(.y).contains(point.y)
  }
}
