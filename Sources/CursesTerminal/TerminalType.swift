import Preview

/// The terminal's type, as the environment names it.
struct TerminalType: Hashable, Sendable {
  /// The name that terminfo is asked for.
  let name: String

  /// Reads TERM.
  ///
  /// - Throws: `TerminalFailure.termNotSet` if it is unset or empty.
  init(environment: [String: String]) throws(TerminalFailure) {
    guard let name = environment["TERM"], !name.isEmpty else { throw .termNotSet }
    self.name = name
  }
}
