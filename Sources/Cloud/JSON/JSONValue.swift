/// A JSON document as a tree; members keep the order of the source, and repeat where they do there.
public enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key and its value.
  public struct Member: Hashable, Sendable {
    /// The name of the member.
    public let key: String
    /// What it holds.
    public let value: JSONValue

    /// A member of an object.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The value of the first member called `key`; nil when there is none or this is no object.
  ///
  /// O(members).
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The text of a string, else nil.
  public var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The whole number of a number, else nil.
  public var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return number.integer
  }

  /// The elements of an array, else nil.
  public var array: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The truth value of a boolean, else nil.
  public var boolean: Bool? {
    guard case .boolean(let value) = self else { return nil }
    return value
  }
}
