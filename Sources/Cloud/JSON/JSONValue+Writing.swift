extension JSONValue {
  /// The document in one line, without space; control characters are escaped.
  ///
  /// Read again it gives the same value. O(bytes).
  ///
  ///     JSONValue.object([.init(key: "size", value: .array([80, 24]))]).line   // {"size":[80,24]}
  public var line: String {
    var json = JSONOutput()
    json.append(self)
    return String(decoding: json.output.bytes, as: UTF8.self)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  /// A string.
  public init(stringLiteral text: String) { self = .string(text) }
  /// A whole number.
  public init(integerLiteral value: Int) { self.init(value) }
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// A number; whole ones have no fraction.
  ///
  /// Infinity and the like are null, as JSON has none.
  public init(_ number: Double) {
    var json = JSONOutput()
    json.append(number: number)
    let text = String(decoding: json.output.bytes, as: UTF8.self)
    self = number.isFinite ? .number(JSONNumber(text: text)) : .null
  }

  /// A whole number.
  public init(_ integer: Int) { self = .number(JSONNumber(text: String(integer))) }
}

extension JSONOutput {
  fileprivate mutating func append(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .boolean(let value): append(value ? "true" : "false")
    case .number(let number): append(number.text)
    case .string(let text): append(string: text)
    case .array(let elements):
      append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { append(",") }
        append(element)
      }
      append("]")
    case .object(let members):
      append("{")
      for (index, member) in members.enumerated() {
        if index > 0 { append(",") }
        append(string: member.key)
        append(":")
        append(member.value)
      }
      append("}")
    }
  }
}
