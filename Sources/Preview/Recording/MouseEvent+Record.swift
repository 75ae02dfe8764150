import Cloud
import TagLayout

/// The kinds of mouse events, as records call them.
private enum RecordedMouse: String, CaseIterable {
  case press, release, drag, wheel
}

extension MouseEvent {
  /// The members of a line: `"mouse":"press","button":0,"at":[3,4]`.
  var recordedMembers: [JSONValue.Member] {
    switch self {
    case .press(let button, let point): Self.members(.press, "button", button, point)
    case .release(let button, let point): Self.members(.release, "button", button, point)
    case .drag(let button, let point): Self.members(.drag, "button", button, point)
    case .wheel(let lines, let point): Self.members(.wheel, "lines", lines, point)
    }
  }

  /// The event of a line.
  init(_ fields: inout RecordFields) throws(RecordFault) {
    let kind = try fields.require("mouse", of: RecordedMouse.self)
    let point = try fields.require("at", .point) { json in
      json.pair.map { Point(x: $0, y: $1) }
    }
    switch kind {
    case .press: self = .press(button: try Self.button(&fields), at: point)
    case .release: self = .release(button: try Self.button(&fields), at: point)
    case .drag: self = .drag(button: try Self.button(&fields), at: point)
    case .wheel:
      self = .wheel(lines: try fields.require("lines", .number) { $0.integer }, at: point)
    }
  }

  private static func button(_ fields: inout RecordFields) throws(RecordFault) -> Int {
    try fields.take("button", .count) { $0.count } ?? 0
  }

  private static func members(
    _ kind: RecordedMouse, _ key: String, _ value: Int, _ point: Point
  ) -> [JSONValue.Member] {
    [
      .init(key: "mouse", value: .string(kind.rawValue)),
      .init(key: key, value: .init(value)),
      .init(key: "at", value: .pair(point.x, point.y)),
    ]
  }
}
