public import Cloud
public import TagLayout

/// The keys of a line's object, taken one after another; what is left over is a fault.
public struct RecordFields {
  private var members: [JSONValue.Member]
  private var asked: [String] = []

  /// The keys of a value, which must be an object without a key that repeats.
  public init(_ value: JSONValue) throws(RecordFault) {
    guard case .object(let members) = value else { throw .notAnObject }
    var keys: Set<String> = []
    for member in members where !keys.insert(member.key).inserted {
      throw .repeatedKey(member.key)
    }
    self.members = members
  }

  /// Which of these keys are there, in this order.
  func keys(among names: [String]) -> [String] {
    names.filter { name in members.contains { $0.key == name } }
  }

  /// Takes the value of a key, read by `read`; nil if the key isn't there.
  public mutating func take<Value>(
    _ key: String, _ expected: RecordedValue, _ read: (JSONValue) -> Value?
  ) throws(RecordFault) -> Value? {
    asked.append(key)
    guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
    let json = members.remove(at: index).value
    guard let value = read(json) else {
      throw .badValue(json.line, key: key, expected: expected)
    }
    return value
  }

  /// Takes the value of a key that must be there.
  mutating func require<Value>(
    _ key: String, _ expected: RecordedValue, _ read: (JSONValue) -> Value?
  ) throws(RecordFault) -> Value {
    guard let value = try take(key, expected, read) else { throw .missingKey(key) }
    return value
  }

  /// Takes the value of a key that must be one of some words.
  mutating func require<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of choices: Choice.Type
  ) throws(RecordFault) -> Choice where Choice.RawValue == String {
    let words = choices.allCases.map(\.rawValue)
    return try require(key, .oneOf(words)) { $0.string.flatMap(Choice.init) }
  }

  /// Takes a truth value; `standard` if the key isn't there.
  public mutating func truth(_ key: String, else standard: Bool) throws(RecordFault) -> Bool {
    try take(key, .truth) { $0.boolean } ?? standard
  }

  /// Takes a size in cells; nil if the key isn't there.
  public mutating func size(_ key: String) throws(RecordFault) -> Size? {
    try take(key, .size) { json in
      json.pair.flatMap { $0 >= 0 && $1 >= 0 ? Size(width: $0, height: $1) : nil }
    }
  }

  /// Ends the object: a key that nobody took is a fault.
  ///
  /// - Parameter allowed: More keys that might have been there.
  /// - Throws: `RecordFault.unknownKey`.
  public func finish(orOneOf allowed: [String] = []) throws(RecordFault) {
    guard let left = members.first else { return }
    throw .unknownKey(left.key, allowed: allowed + asked)
  }
}

extension JSONValue {
  /// The whole numbers of an array of two, else nil.
  var pair: (Int, Int)? {
    guard let array, array.count == 2, let first = array[0].integer, let second = array[1].integer
    else { return nil }
    return (first, second)
  }

  /// The number if it isn't negative, else nil.
  var count: Int? { integer.flatMap { $0 >= 0 ? $0 : nil } }

  /// The strings of an array of strings, else nil.
  public var strings: [String]? {
    guard let array else { return nil }
    let strings = array.compactMap(\.string)
    return strings.count == array.count ? strings : nil
  }

  /// A size or a point.
  static func pair(_ first: Int, _ second: Int) -> JSONValue {
    .array([.init(first), .init(second)])
  }
}
