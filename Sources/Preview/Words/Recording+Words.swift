import Cloud

extension RecordFault {
  /// What is wrong with the line, in one line.
  public var message: String {
    switch self {
    case .notJSON(let fact, let column): "column \(column): \(fact.message)"
    case .notAnObject: "not an object, as {\"key\":\"Tab\"}"
    case .noEvent: "it says nothing that happened (\(Self.list(RecordedEvent.kinds)))"
    case .severalEvents(let kinds): "it says several things at once (\(Self.list(kinds)))"
    case .unknownKey(let key, let allowed):
      Self.suggesting(key, among: allowed, "'\(key)' means nothing here (\(Self.list(allowed)))")
    case .missingKey(let key): "it lacks '\(key)'"
    case .repeatedKey(let key): "it has '\(key)' twice"
    case .badValue(let value, let key, let expected):
      expected.suggesting(
        value, "'\(Self.cut(value))' is not \(expected.name), as '\(key)' must be")
    case .laterVersion(let version):
      "the record is of version \(version); this program reads version 1"
    }
  }

  /// A value that is too long for a message, cut.
  private static func cut(_ value: String) -> String {
    value.unicodeScalars.count > 60 ? String(value.prefix(60)) + "…" : value
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  fileprivate static func suggesting(
    _ word: String, among allowed: [String], _ fact: String
  ) -> String {
    guard let nearest = NearestMatch.of(word, in: allowed) else { return fact }
    return "\(fact); did you mean '\(nearest)'?"
  }
}

extension RecordedValue {
  fileprivate var name: String {
    switch self {
    case .text: "a text"
    case .texts: "a list of texts"
    case .weights: "a list of numbers, or null"
    case .truth: "true or false"
    case .count: "a whole number from 0"
    case .number: "a whole number"
    case .size: "columns and rows, as [80,24]"
    case .point: "column and row, as [0,0]"
    case .key: "a key"
    case .milliseconds: "a number of milliseconds"
    case .widthProfile: "a width mode"
    case .object: "an object"
    case .oneOf(let words): "one of \(words.joined(separator: ", "))"
    }
  }

  fileprivate func suggesting(_ value: String, _ fact: String) -> String {
    let word = value.filter { $0 != "\"" }
    switch self {
    case .oneOf(let words): return RecordFault.suggesting(word, among: words, fact)
    case .key: return RecordFault.suggesting(word, among: Key.recordedNames, fact)
    default: return fact
    }
  }
}
