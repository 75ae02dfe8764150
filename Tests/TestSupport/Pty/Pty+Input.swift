extension Pty {
  /// Writes to the child's standard input, if that is of the kind `written`.
  public func feed(_ text: String) throws {
    try child.input?.write(Array(text.utf8))
  }

  /// Ends the child's standard input.
  public func endInput() {
    child.input?.close()
  }
}
