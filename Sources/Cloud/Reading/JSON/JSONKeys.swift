/// The keys under which people keep tags in JSON, in lower case, the best first.
enum JSONKeys {
  /// Beside other facts of one tag, its text.
  static let text = ["name", "tag", "text", "word", "label", "term", "title", "keyword", "topic"]
  /// Beside the text of a tag, its weight.
  static let weight = [
    "weight", "count", "value", "size", "usage", "frequency", "freq", "uses", "total", "score",
  ]
  /// A list of tags.
  static let list = [
    "tags", "tag", "keywords", "topics", "names", "words", "labels", "terms", "hashtags",
    "categories",
  ]
}

extension JSONValue {
  /// The value of the first of these keys, in any case, that the object has.
  func value(ofFirst keys: [String]) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    for key in keys {
      if let member = members.first(where: { $0.key.lowercased() == key }) { return member.value }
    }
    return nil
  }

  /// The text of a string or of a number.
  var label: String? {
    switch self {
    case .string(let text): text
    case .number(let number): number.text
    default: nil
    }
  }

  /// The number of a number, or of a string that is one.
  var weight: Double? {
    switch self {
    case .number(let number): number.double
    case .string(let text): WeightSpelling.parse(text)
    default: nil
    }
  }

  /// Whether it is no array and no object.
  var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  /// The keys of all objects in it, each once, in their order; at most `limit`.
  func keys(limit: Int = 20) -> [String] {
    var keys: [String] = []
    collectKeys(into: &keys, limit: limit)
    return keys
  }

  private func collectKeys(into keys: inout [String], limit: Int) {
    switch self {
    case .object(let members):
      for member in members where keys.count < limit {
        if !keys.contains(member.key) { keys.append(member.key) }
        member.value.collectKeys(into: &keys, limit: limit)
      }
    case .array(let elements):
      // The first ones have the keys of all.
      for element in elements.prefix(limit) { element.collectKeys(into: &keys, limit: limit) }
    default: break
    }
  }
}
