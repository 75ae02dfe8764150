/// How one setting is spelled on the command line.
///
/// `all` is the one table of them: options, their help, and the equivalent command line of a cloud
/// are made from it.
public struct SettingSpelling: Sendable {
  /// The long option, without its dashes: `item-spacing`.
  public let option: String
  /// What stands for the value in help: `N`, `NAME`; nil for a flag.
  public let valueName: String?
  /// The spellings that a value may have, in kebab-case; empty for numbers and flags.
  public let allowed: [String]
  /// What the setting does, in a few words.
  public let summary: String
  /// Reads a value into settings.
  ///
  /// A flag ignores the value: pass "".
  public let set: @Sendable (inout CloudSettings, String) throws(SettingError) -> Void
  /// The value as `set` reads it ("" for a flag that is on); nil when it is the default.
  public let get: @Sendable (CloudSettings) -> String?

  /// The setting of this long option.
  ///
  /// O(settings).
  public static func named(_ option: String) -> SettingSpelling? {
    all.first { $0.option == option }
  }
}
