public import Cloud

/// Why a line is no line of a record.
public enum RecordFault: Error, Hashable, Sendable {
  /// It is not JSON.
  case notJSON(JSONFault.Fact, column: Int)
  /// It is JSON, but no object.
  case notAnObject
  /// It says nothing that may happen to the preview.
  case noEvent
  /// It says several such things at once.
  case severalEvents([String])
  /// It has a key that means nothing there.
  case unknownKey(String, allowed: [String])
  /// It lacks a key.
  case missingKey(String)
  /// It has a key twice.
  case repeatedKey(String)
  /// The value of a key is not what it must be.
  case badValue(String, key: String, expected: RecordedValue)
  /// The record was made by a later version of the program.
  case laterVersion(Int)
}

/// What the value of a key must be.
public enum RecordedValue: Hashable, Sendable {
  case text
  case texts
  case weights
  case truth
  /// A whole number from 0.
  case count
  /// A whole number.
  case number
  /// Two whole numbers from 0: columns and rows.
  case size
  /// Two whole numbers: column and row.
  case point
  case key
  case milliseconds
  case widthProfile
  case object
  case oneOf([String])
}
