public import CellText

/// Who says how cells are counted.
public enum WidthMode: Hashable, Sendable {
  /// The terminal itself, which is asked.
  case automatic
  /// A profile, whatever the terminal does.
  case fixed(WidthProfile)

  private static let automaticSpelling = "auto"

  /// The spellings without flags, for help and messages.
  public static let allowed = WidthProfile.modes + [automaticSpelling]

  /// As the option takes it: `auto`, or the profile's own spelling.
  public var spelling: String {
    switch self {
    case .automatic: Self.automaticSpelling
    case .fixed(let profile): profile.spelling
    }
  }

  /// Reads `auto`, or a profile: `wcwidth|grapheme[,flag=value…]`.
  ///
  /// - Throws: `SettingError.notOneOf` for the part that is wrong, with what may stand in its place, or
  ///   `SettingError.repeated`.
  public init(spelling: String) throws(SettingError) {
    guard spelling != Self.automaticSpelling else {
      self = .automatic
      return
    }
    do throws(WidthSpellingError) {
      self = .fixed(try WidthProfile(parsing: spelling))
    } catch .unknownMode(let name) {
      // What the terminal says can't be corrected by flags: that is what a profile is for.
      let value = name == Self.automaticSpelling ? spelling : name
      throw .notOneOf(
        value: value, what: WidthSpellingError.unknownMode(name).what, allowed: Self.allowed)
    } catch .notAWidth(let value, let cluster) {
      throw .notANumber(
        value: value, what: WidthSpellingError.notAWidth(value, cluster: cluster).what, minimum: 0,
        maximum: 255)
    } catch .repeated(let name) {
      throw .repeated(value: name)
    } catch {
      throw .notOneOf(value: error.value, what: error.what, allowed: error.allowed)
    }
  }
}
