import TagLayout

/// What the mouse is about, between two of its events.
struct Pointer: Hashable, Sendable {
  /// Milliseconds in which a second click makes a double click.
  static let doubleClickTime = 400

  /// Whether the mouse is used at all.
  var isOn: Bool
  /// The last click on a tag, while a second one may follow.
  private(set) var click: Click?
  /// What a button that is down holds.
  var grip: Grip?

  struct Click: Hashable, Sendable {
    var tag: Int
    var point: Point
    var time: Int
  }

  /// The mark at the end of the layout, held at some cells behind its edge.
  struct Grip: Hashable, Sendable {
    var axis: Axis
    var offset: Int
  }

  init(isOn: Bool) {
    self.isOn = isOn
  }

  /// Takes a click on a tag.
  ///
  /// The first click may have moved the view: a second one at the same cell means the same tag.
  ///
  /// - Returns: The tag, if this was its second click.
  mutating func click(on tag: Int?, at point: Point, time: Int) -> Int? {
    if let click, click.tag == tag || click.point == point,
      0...Pointer.doubleClickTime ~= time &- click.time
    {
      self.click = nil
      return click.tag
    }
    click = tag.map { Click(tag: $0, point: point, time: time) }
    return nil
  }

  /// Forgets what doesn't outlast an event: a key between two clicks parts them, and whoever was
  /// stopped has not seen the button go up.
  mutating func forget(at event: Event) {
    switch event {
    case .mouse(.press, _):
      grip = nil
    case .mouse(.release, _), .reply, .widthsFound, .saved, .continued:
      break
    case .mouse(.drag, _), .mouse(.wheel, _), .key, .paste, .resize:
      click = nil
    case .resumed:
      self = Pointer(isOn: isOn)
    }
  }
}
