/// Finds the tags of a JSON document.
///
/// - `["a", "b"]`: texts; numbers are texts too.
/// - `[["a", 12], ["b", 3.5]]`: texts with weights.
/// - `[{"name": "a", "count": 12}, …]`: the first of the keys that usually name a tag, and the first of
///   those that usually weigh it; `keyPath` and `weightPath` say others.
/// - `{"a": 12, "b": 3}`: texts with weights, in the order of the source.
/// - `{"tags": …}`, or anything like it further inside.
struct JSONTags {
  /// The keys to the tags, from the outside; without any the usual ones are looked for.
  let keyPath: [String]
  /// The keys to the weight beside a tag.
  let weightPath: [String]

  /// A tag, or why there is none.
  enum Finding: Hashable {
    case tag(String, weight: Double?)
    /// A weight is none: as it is written.
    case badWeight(String)
    /// An element that is no tag.
    case nothing
  }

  /// What is found, in the order of the source; nil when nothing looks like tags.
  func findings(in value: JSONValue) -> [Finding]? {
    keyPath.isEmpty ? find(in: value) : findings(at: keyPath, in: value)
  }

  // MARK: - By the keys that a person named

  /// The tags under a path: from the outside, else from wherever it begins.
  private func findings(at path: [String], in value: JSONValue) -> [Finding]? {
    if let found = follow(path, from: value, owner: nil) { return found }
    switch value {
    case .object(let members):
      let found = members.compactMap { findings(at: path, in: $0.value) }
      return found.isEmpty ? nil : found.flatMap { $0 }
    case .array(let elements):
      let found = elements.compactMap { findings(at: path, in: $0) }
      return found.isEmpty ? nil : found.flatMap { $0 }
    default: return nil
    }
  }

  /// Follows a path, through arrays too; `owner` is the object that the value is a member of.
  private func follow(
    _ path: [String], from value: JSONValue, owner: JSONValue?
  ) -> [Finding]? {
    if case .array(let elements) = value {
      let found = elements.map { element in follow(path, from: element, owner: owner) }
      // An element without the key is told, if others have it.
      guard found.contains(where: { $0 != nil }) else { return path.isEmpty ? [] : nil }
      return found.flatMap { $0 ?? [.nothing] }
    }
    guard let key = path.first else { return tag(value, beside: owner) }
    guard let next = value[key] else { return nil }
    return follow(Array(path.dropFirst()), from: next, owner: value)
  }

  private func tag(_ value: JSONValue, beside owner: JSONValue?) -> [Finding] {
    guard let text = value.label else {
      if case .object = value { return find(in: value) ?? [.nothing] }
      return [.nothing]
    }
    return Self.findings(text, weight: owner.flatMap(weight))
  }

  // MARK: - By the usual keys

  private func find(in value: JSONValue) -> [Finding]? {
    switch value {
    case .array(let elements): find(in: elements)
    case .object(let members): find(in: members, of: value)
    default: nil
    }
  }

  private func find(in elements: [JSONValue]) -> [Finding]? {
    if elements.isEmpty { return [] }
    if elements.allSatisfy(\.isScalar), elements.contains(where: { $0.label != nil }) {
      return elements.map { $0.label.map { .tag($0, weight: nil) } ?? .nothing }
    }
    if elements.allSatisfy(Self.isPair) {
      return elements.flatMap { pair -> [Finding] in
        guard let pair = pair.array, let text = pair[0].label else { return [.nothing] }
        return Self.findings(text, weight: pair[1])
      }
    }
    let found = elements.map { element in find(element: element) }
    guard found.contains(where: { $0 != nil }) else { return nil }
    return found.flatMap { $0 ?? [.nothing] }
  }

  /// An element of an array: an object that is a tag, or holds some.
  private func find(element: JSONValue) -> [Finding]? {
    if let text = element.value(ofFirst: JSONKeys.text)?.label {
      // A list beside the name is what the person keeps: the name is that of its owner.
      if let list = element.value(ofFirst: JSONKeys.list), !list.isScalar,
        let found = find(in: list)
      {
        return found
      }
      return Self.findings(text, weight: weight(in: element))
    }
    if let list = element.value(ofFirst: JSONKeys.list) {
      return list.label.map { Self.findings($0, weight: weight(in: element)) } ?? find(in: list)
    }
    return element.isScalar ? nil : find(in: element)
  }

  private func find(in members: [JSONValue.Member], of object: JSONValue) -> [Finding]? {
    if let list = object.value(ofFirst: JSONKeys.list) {
      if let text = list.label { return [.tag(text, weight: nil)] }
      if let found = find(in: list) { return found }
    }
    if members.count > 0, members.allSatisfy({ $0.value.weight != nil }) {
      return members.flatMap { Self.findings($0.key, weight: $0.value) }
    }
    return members.lazy.compactMap { $0.value.isScalar ? nil : self.find(in: $0.value) }
      .first { !$0.isEmpty }
  }

  /// `["a", 12]`.
  private static func isPair(_ value: JSONValue) -> Bool {
    guard let pair = value.array, pair.count == 2 else { return false }
    return pair[0].label != nil && pair[1].weight != nil
  }

  // MARK: - Weights

  /// What weighs the tag of an object.
  private func weight(in object: JSONValue) -> JSONValue? {
    guard !weightPath.isEmpty else { return object.value(ofFirst: JSONKeys.weight) }
    var value: JSONValue? = object
    for key in weightPath { value = value?[key] }
    return value
  }

  private static func findings(_ text: String, weight: JSONValue?) -> [Finding] {
    guard let weight, weight != .null else { return [.tag(text, weight: nil)] }
    guard let value = weight.weight else {
      return [.badWeight(weight.line), .tag(text, weight: nil)]
    }
    return [.tag(text, weight: value)]
  }
}
