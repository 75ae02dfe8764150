import Preview

/// What the environment says about the terminal.
struct TerminalType: Hashable, Sendable {
  /// The name that terminfo is asked for.
  let name: String
  /// Whether colour is wanted: NO_COLOR is unset or empty (no-color.org).
  let usesColor: Bool

  init(environment: [String: String]) throws(TerminalFailure) {
    guard let name = environment["TERM"], !name.isEmpty else { throw .termNotSet }
    self.name = name
    usesColor = environment["NO_COLOR", default: ""].isEmpty
  }
}
