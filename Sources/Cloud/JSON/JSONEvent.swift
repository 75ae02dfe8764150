/// What a `JSONReader` meets on its way through a document.
public enum JSONEvent: Hashable, Sendable {
  case beginArray
  case endArray
  case beginObject
  case endObject
  /// The name of a member; the member's value follows.
  case key(JSONToken)
  case string(JSONToken)
  case number(JSONToken)
  case boolean(Bool)
  case null
}
