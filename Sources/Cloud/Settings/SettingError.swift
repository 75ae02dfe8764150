/// What was wrong with the value of a setting.
public enum SettingError: Error, Hashable, Sendable {
  /// The value is none of the allowed names.
  ///
  /// `what` says what was wanted: `an alignment`.
  case notOneOf(value: String, what: String, allowed: [String])
  /// A part of the value says something for the second time.
  case repeated(value: String)
  /// The value is no whole number from `minimum` to `maximum`.
  ///
  /// `what`: `an item spacing`.
  case notANumber(value: String, what: String, minimum: Int, maximum: Int)
  /// The value is neither `T` nor `T,L,B,R`.
  case notInsets(value: String)
  /// A separator of no characters.
  case emptySeparator
  /// The value is not `WxH`; `what`: `an item size`.
  case notASize(value: String, what: String)
}
