import CellText
import Cloud
import Preview
import TagLayout

/// The first line of a record: what the preview began with, so that the record is all that a replay
/// needs.
struct RecordHeader: Sendable {
  /// The version of the form; readers refuse later ones.
  static let version = 1

  /// The terminal's size.
  var size: Size
  /// The words of a command line: settings, lengths and order.
  var options: [String] = []
  /// The tags as they were read.
  var tags = TagList()
  /// What else the preview was started with; lengths and order are among `options`.
  var start = Model.Options()
}

extension RecordHeader {
  /// The line.
  var json: JSONValue {
    let document = start.document
    let documentMembers: [JSONValue.Member] =
      (document.path.map { [.init(key: "path", value: .string($0))] } ?? []) + [
        .init(key: "fromFiles", value: .boolean(document.isFromFiles)),
        .init(key: "whole", value: .boolean(document.isWhole)),
        .init(key: "writtenOnExit", value: .boolean(document.isWrittenOnExit)),
      ]
    return .object(
      [
        .init(key: "record", value: .init(Self.version)),
        .init(key: "program", value: .string(VersionText.version)),
        .init(key: "size", value: .array([.init(size.width), .init(size.height)])),
        .init(key: "options", value: .array(options.map { .string($0) })),
        .init(key: "demo", value: .boolean(start.isDemo)),
        .init(key: "defaultOptions", value: .boolean(start.hasDefaultOptions)),
        .init(key: "color", value: .boolean(start.usesColor)),
        .init(key: "unicode", value: .boolean(start.isUnicode)),
        .init(key: "asks", value: .boolean(start.probeConditions != nil)),
        .init(key: "document", value: .object(documentMembers)),
        tags.recordedMember,
      ] + tags.recordedWeights)
  }

  /// Reads a line that has the key `record`.
  init(_ json: JSONValue) throws(RecordFault) {
    var fields = try RecordFields(json)
    let version = try fields.take("record", .count) { $0.integer } ?? 0
    guard version <= Self.version else { throw .laterVersion(version) }
    _ = try fields.take("program", .text) { $0.string }
    size = try fields.size("size") ?? Self.usualSize
    options = try fields.take("options", .texts) { $0.strings } ?? []
    start.isDemo = try fields.truth("demo", else: false)
    start.hasDefaultOptions = try fields.truth("defaultOptions", else: false)
    start.usesColor = try fields.truth("color", else: true)
    start.isUnicode = try fields.truth("unicode", else: true)
    if try fields.truth("asks", else: false) {
      start.probeConditions = ProbeConditions(columns: size.width, rows: size.height) { name in
        name == Environment.Variable.terminalType.rawValue ? "xterm" : nil
      }
    }
    start.document =
      try fields.take("document", .object) { $0 }.map(Self.document) ?? start.document
    if let texts = try fields.take("tags", .texts, \.strings) { tags = TagList(texts) }
    if let sections = try fields.take("sections", .object, TagList.init(recordedSections:)) {
      tags = sections
    }
    if let weights = try fields.take("weights", .weights, Self.weights) { tags.setWeights(weights) }
    try fields.finish()
  }

  /// The weights of tags in their order, null for none; nil if the value is something else.
  private static func weights(_ json: JSONValue) -> [Double?]? {
    guard let array = json.array else { return nil }
    let weights = array.map { element -> Double?? in
      switch element {
      case .null: .some(nil)
      case .number(let number): number.double.map { .some($0) }
      default: nil
      }
    }
    let known = weights.compactMap { $0 }
    return known.count == array.count ? known : nil
  }

  /// The size of a terminal of which nothing is known.
  static let usualSize = Size(width: 80, height: 24)

  private static func document(_ json: JSONValue) throws(RecordFault) -> TagDocument {
    var fields = try RecordFields(json)
    var document = TagDocument()
    document.path = try fields.take("path", .text) { $0.string }
    document.isFromFiles = try fields.truth("fromFiles", else: false)
    document.isWhole = try fields.truth("whole", else: false)
    document.isWrittenOnExit = try fields.truth("writtenOnExit", else: false)
    try fields.finish()
    return document
  }
}

extension TagList {
  /// `"tags":[…]`, or `"sections":[["title",["tag",…]],…]` if the tags are divided.
  fileprivate var recordedMember: JSONValue.Member {
    guard hasSections else {
      return .init(key: "tags", value: texts(in: 0..<count))
    }
    let sections = (0..<sectionCount).map { section(at: $0) }
    return .init(
      key: "sections",
      value: .array(sections.map { .array([.string($0.title), texts(in: $0.tags)]) }))
  }

  /// `"weights":[12,null,…]`, if some tag has one.
  fileprivate var recordedWeights: [JSONValue.Member] {
    guard hasWeights else { return [] }
    let weights = (0..<count).map { weight(at: $0).map { JSONValue($0) } ?? .null }
    return [.init(key: "weights", value: .array(weights))]
  }

  private func texts(in range: Range<Int>) -> JSONValue {
    .array(range.map { .string(self[$0]) })
  }

  /// Reads the value of `sections`; nil if it is something else.
  fileprivate init?(recordedSections json: JSONValue) {
    guard let array = json.array else { return nil }
    let sections = array.compactMap { section -> (String, [String])? in
      guard let pair = section.array, pair.count == 2, let title = pair[0].string,
        let texts = pair[1].strings
      else { return nil }
      return (title, texts)
    }
    guard sections.count == array.count else { return nil }
    self.init(sections: sections)
  }
}
