import Cloud

/// One option: what getopt, `--help` and the messages know of it.
struct CommandOption: Sendable {
  /// The name after two dashes.
  let long: String
  /// The letter after one dash.
  let short: Unicode.Scalar?
  /// What `--help` calls the value; `nil` for a flag.
  let valueName: String?
  /// The values that the option takes, where they can be listed.
  let allowed: [String]
  /// What it does, in a few words.
  let summary: String
  /// The default value, for an option that is no setting of a cloud.
  private let ownDefault: String?
  let group: Group
  let action: Action

  /// A section of `--help`, in its order.
  enum Group: CaseIterable, Sendable {
    case output, layout, boxes, input, preview, general
    /// Left out of `--help`, and never suggested.
    case hidden
  }

  /// What the option does to an invocation.
  enum Action: Sendable {
    case help
    case version
    case change(@Sendable (inout Invocation, String) throws(SettingError) -> Void)
  }

  init(
    _ long: String, short: Unicode.Scalar? = nil, value valueName: String? = nil,
    allowed: [String] = [], default defaultValue: String? = nil, _ summary: String,
    in group: Group, action: Action
  ) {
    self.long = long
    self.short = short
    self.valueName = valueName
    self.allowed = allowed
    self.summary = summary
    ownDefault = defaultValue
    self.group = group
    self.action = action
  }

  /// The value that holds without the option, where it can be said in a word.
  ///
  /// For settings it is found by trying: only help asks.
  var defaultValue: String? { ownDefault ?? SettingSpelling.named(long)?.defaultValue }

  /// A flag that sets something.
  init(
    flag long: String, short: Unicode.Scalar? = nil, _ summary: String, in group: Group,
    set: @escaping @Sendable (inout Invocation) -> Void
  ) {
    self.init(
      long, short: short, summary, in: group, action: .change { invocation, _ in set(&invocation) })
  }

  /// An option whose values are the cases of an enum.
  init<Choice>(
    _ long: String, value valueName: String, what: String, of choices: Choice.Type,
    default defaultValue: Choice? = nil, _ summary: String, in group: Group,
    set: @escaping @Sendable (inout Invocation, Choice) -> Void
  ) where Choice: CaseIterable & RawRepresentable & Sendable, Choice.RawValue == String {
    let allowed = Choice.allCases.map(\.rawValue)
    self.init(
      long, value: valueName, allowed: allowed, default: defaultValue?.rawValue, summary, in: group,
      action: .change { invocation, value throws(SettingError) in
        guard let choice = Choice(rawValue: value) else {
          throw .notOneOf(value: value, what: what, allowed: allowed)
        }
        set(&invocation, choice)
      })
  }

  /// An option whose value is a number of cells.
  init(
    cells long: String, short: Unicode.Scalar? = nil, what: String, _ summary: String,
    in group: Group, set: @escaping @Sendable (inout Invocation, Int) -> Void
  ) {
    self.init(
      long, short: short, value: "N", summary, in: group,
      action: .change { invocation, value throws(SettingError) in
        set(&invocation, try CellCount.parse(value, what: what))
      })
  }
}
