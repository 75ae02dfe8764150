extension JSONValue {
  /// Reads one document.
  ///
  ///     try JSONValue(reading: Array(#"{"size": [80, 24]}"#.utf8))["size"]
  ///
  /// - Throws: `JSONFault` when `range` of `source` (without one, all of it) is not one JSON
  ///   document. O(bytes).
  public init(reading source: [UInt8], in range: Range<Int>? = nil) throws(JSONFault) {
    var reader = JSONReader(source, in: range)
    self = try JSONValue(from: &reader) ?? .null
    // Nothing but space may follow.
    _ = try reader.next()
  }

  /// Reads the next value of `reader`, whole; nil at the end of an array or an object.
  private init?(from reader: inout JSONReader) throws(JSONFault) {
    switch try reader.next() {
    case .beginArray:
      var elements: [JSONValue] = []
      while let element = try JSONValue(from: &reader) { elements.append(element) }
      self = .array(elements)
    case .beginObject:
      var members: [Member] = []
      while case .key(let key) = try reader.next(), let value = try JSONValue(from: &reader) {
        members.append(Member(key: reader.text(of: key), value: value))
      }
      self = .object(members)
    case .string(let token): self = .string(reader.text(of: token))
    case .number(let token): self = .number(JSONNumber(text: reader.text(of: token)))
    case .boolean(let value): self = .boolean(value)
    case .null: self = .null
    case .endArray, .endObject, .key, nil: return nil
    }
  }
}
