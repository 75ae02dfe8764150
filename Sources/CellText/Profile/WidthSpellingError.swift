/// Why a text is not the spelling of a profile.
public enum WidthSpellingError: Error, Hashable, Sendable {
  /// It does not begin with one of `WidthProfile.modes`.
  case unknownMode(String)
  /// It names a flag that does not exist, nor code points.
  case unknownFlag(String)
  /// The flag has no such value; "" if none was given.
  case unknownValue(String, flag: String, allowed: [String])
  /// A flag or a cluster that has a value already.
  case repeated(String)
  /// The cells of an exception are no number from 0 to 255.
  case notAWidth(String, cluster: String)

  /// What was wrong, as it stood there.
  public var value: String {
    switch self {
    case .unknownMode(let value), .unknownFlag(let value), .unknownValue(let value, _, _),
      .repeated(let value), .notAWidth(let value, _):
      value
    }
  }

  /// The spellings that may stand in its place, where they can be listed; none if it must go.
  public var allowed: [String] {
    switch self {
    case .unknownMode: WidthProfile.modes
    case .repeated, .notAWidth: []
    case .unknownFlag: WidthFlag.all.map(\.name)
    case .unknownValue(_, _, let allowed): allowed
    }
  }
}
