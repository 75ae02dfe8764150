import Preview

/// The terminal's type, as the environment names it.
struct TerminalType: Hashable, Sendable {
  /// The name that terminfo is asked for.
  let name: String

  /// The type of a name, the value of TERM.
  ///
  /// - Throws: `TerminalFailure.termNotSet` if there is none or it is empty.
  init(_ name: String?) throws(TerminalFailure) {
    guard let name, !name.isEmpty else { throw .termNotSet }
    self.name = name
  }
}
