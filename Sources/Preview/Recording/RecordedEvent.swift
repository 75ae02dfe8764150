import CellText
public import Cloud
import TagLayout

/// One line of a record: what happened to the preview, and when.
///
///     {"t":812,"key":"Tab"}
///     {"t":1040,"paste":"made in China"}
///     {"t":1633,"mouse":"press","button":0,"at":[3,4]}
///     {"t":2101,"size":[40,12]}
public struct RecordedEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// An event of the terminal.
    case event(Event)
    /// What came of saving the tags.
    case saving(RecordedSaving)
  }

  /// Milliseconds since the record began; nil where a line doesn't say.
  public var time: Int?
  /// What happened.
  public var kind: Kind

  /// An event of a record.
  init(_ kind: Kind, time: Int? = nil) {
    self.kind = kind
    self.time = time
  }

  /// The line of an event, `time` milliseconds after the record began; nil for those that follow from
  /// others, and are made anew.
  public init?(_ event: Event, time: Int) {
    self.time = time
    switch event {
    case .mouse(let mouse, _): kind = .event(.mouse(mouse, time: time))
    case .key, .paste, .widthsFound, .resize, .resumed: kind = .event(event)
    case .saved(_, let outcome): kind = .saving(RecordedSaving(outcome))
    case .reply, .continued: return nil
    }
  }
}

extension RecordedEvent {
  /// The keys of which a line has one, which says what happened.
  static let kinds =
    ["key", "paste", "mouse", "size", "widths", "resumed"] + RecordedSaving.keys

  /// The line.
  public var json: JSONValue {
    .object((time.map { [.init(key: "t", value: .init($0))] } ?? []) + members)
  }

  private var members: [JSONValue.Member] {
    switch kind {
    case .event(.key(let key)): [.init(key: "key", value: .string(key.recordedName))]
    case .event(.paste(let text)): [.init(key: "paste", value: .string(text))]
    case .event(.mouse(let mouse, _)): mouse.recordedMembers
    case .event(.resize(let size)): [.init(key: "size", value: .pair(size.width, size.height))]
    case .event(.widthsFound(let findings)): findings.recordedMembers
    case .event(.resumed): [.init(key: "resumed", value: true)]
    case .saving(let saving): saving.recordedMembers
    case .event(.reply), .event(.continued), .event(.saved): []
    }
  }

  /// Reads a line.
  public init(_ json: JSONValue) throws(RecordFault) {
    var fields = try RecordFields(json)
    time = try fields.take("t", .milliseconds) { $0.count }
    let kinds = fields.keys(among: Self.kinds)
    guard let kind = kinds.first else {
      try fields.finish(orOneOf: Self.kinds)
      throw .noEvent
    }
    guard kinds.count == 1 else { throw .severalEvents(kinds) }
    self.kind = try Self.read(kind, &fields, time: time ?? 0)
    try fields.finish()
  }

  private static func read(
    _ kind: String, _ fields: inout RecordFields, time: Int
  ) throws(RecordFault) -> Kind {
    switch kind {
    case "key":
      .event(
        .key(try fields.require(kind, .key) { $0.string.flatMap(Key.init(recordedName:)) }))
    case "paste": .event(.paste(try fields.require(kind, .text) { $0.string }))
    case "mouse": .event(.mouse(try MouseEvent(&fields), time: time))
    case "size": .event(.resize(try fields.size(kind) ?? .zero))
    case "widths": .event(.widthsFound(try ProbeFindings(&fields)))
    case "resumed":
      .event(try fields.require(kind, .oneOf(["true"])) { $0 == true ? .resumed : nil })
    default: .saving(try RecordedSaving(kind, &fields))
    }
  }
}
