import Preview

extension TerminalOptions {
  /// The terminal that arguments and environment ask for.
  init(_ invocation: Invocation, _ environment: Environment) {
    self.init(type: environment.terminalType)
    drawsOverlays = invocation.drawsOverlays
    if let locale = environment.fallbackLocale { fallbackLocale = locale }
  }
}
