import Canvas
import CellText
import Cloud
import Preview
import TagLayout

extension FuzzEntry {
  /// A session of the preview: what happens to it, one thing after another.
  static let update = FuzzEntry("update", "whatever happens to the preview leaves it sound") {
    (input) throws(BrokenLaw) in
    let tags = TagList(input.list(atMost: 12) { $0.text() })
    let start = Model(tags: tags, settings: CloudSettings(), size: input.size())
    var session = start
    var record: [RecordedEvent] = []
    while !input.isEmpty, record.count < 200 {
      let event = input.event()
      guard let line = RecordedEvent(event, time: record.count) else { continue }
      record.append(line)
      if session.update(event).contains(.quit) { break }
      try demandSoundness(of: session, after: event)
    }
    let lines = record.map { line in
      try? RecordedEvent(JSONValue(reading: Array(line.json.line.utf8)))
    }
    try demand(lines == record, "a record is read as it was written", for: "\(record)")
    try demandUndo(of: session, to: tags, steps: record.count)
  }

  private static func demandSoundness(
    of model: Model, after event: Event
  ) throws(BrokenLaw) {
    let screen = model.view()
    if case .resize(let size) = event {
      try demand(screen.canvas.size == size, "the screen has the terminal's size", for: "\(event)")
    }
    let size = screen.canvas.size
    if size.width > 0, size.height > 0 {
      let isInside =
        (0..<size.width).contains(screen.cursor.x) && (0..<size.height).contains(screen.cursor.y)
      try demand(isInside, "the cursor stands on the screen", for: "\(event)")
    }
    let cloud = model.cloud
    try demand(
      cloud.arrangement.count == cloud.tags.count, "every tag is arranged", for: "\(event)")
    try demand(cloud.container.width >= 0, "the width is a width", for: "\(event)")
  }

  /// Takes all edits back, and does them again.
  private static func demandUndo(
    of session: Model, to tags: TagList, steps: Int
  ) throws(BrokenLaw) {
    var session = session
    // Out of whatever is open.
    for _ in 0..<3 { _ = session.update(.key(.escape)) }
    // An edit more, after which nothing that was undone can be done again.
    for key in [.character("A"), .character("k"), .enter, .enter] as [Key] {
      _ = session.update(.key(key))
    }
    let last = session.cloud.tags
    for _ in 0...steps + 1 { _ = session.update(.key(.character("u"))) }
    try demand(session.cloud.tags == tags, "undo gives the first tags back", for: "\(last.texts)")
    for _ in 0...steps + 1 { _ = session.update(.key(.character("U"))) }
    try demand(session.cloud.tags == last, "redo gives the last tags back", for: "\(tags.texts)")
  }
}

extension FuzzInput {
  fileprivate mutating func size() -> Size {
    Size(width: number(in: 0...90), height: number(in: 0...30))
  }

  fileprivate mutating func text() -> String {
    let pieces = list(atMost: 6) { input in
      input.pick(
        "a", "B", " ", "1", ",", "x", "\u{65E5}", "e\u{301}", "\u{1F468}\u{200D}\u{1F4BB}",
        "\u{2764}\u{FE0F}", "\u{1F1E9}\u{1F1EA}", "\u{1B}", "\n", "\t", "\u{202E}", "\0",
        "\u{200B}",
        "\u{E9}")
    }
    return pieces.joined()
  }

  fileprivate mutating func event() -> Event {
    switch number(in: 0...15) {
    case 0: return .resize(size())
    case 1: return .paste(text())
    case 2: return .resumed
    case 3, 4: return .mouse(mouse(), time: number(in: 0...255))
    case 5:
      let profile = pick(WidthProfile.wcwidth, .grapheme)
      return .widthsFound(
        ProbeFindings(profile: profile, isHostile: flag(), isComplete: flag()))
    case 6: return .saved(SaveRequest(.named("f"), leavesAfterwards: flag()), outcome())
    case 7:
      return .key(
        pick(
          .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete, .enter,
          .tab,
          .backTab, .backspace, .escape, .function(1)))
    case 8: return .key(.control(Unicode.Scalar(UInt8(number(in: 0x61...0x7A)))))
    default: return .key(.character(Unicode.Scalar(UInt8(number(in: 0x20...0x7E)))))
    }
  }

  private mutating func mouse() -> MouseEvent {
    let point = Point(x: number(in: -1...90), y: number(in: -1...30))
    return pick(
      .press(button: 0, at: point), .release(button: 0, at: point), .drag(button: 0, at: point),
      .wheel(lines: 3, at: point), .wheel(lines: -3, at: point), .press(button: 2, at: point))
  }

  private mutating func outcome() -> SaveOutcome {
    pick(
      .saved(SavedFile(path: "f", count: 3)), .blocked(.readOnly), .blocked(.invalidText),
      .failed(.system(words: "No space left on device")))
  }
}
