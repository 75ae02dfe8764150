import CellText
import Cloud
import Preview

/// One printing of a layout.
struct PrintSession {
  let invocation: Invocation
  let input: TagInput
  let environment: Environment
  let streams: Streams

  /// Prints; returns what was printed, and who said how cells are counted if the terminal was to.
  ///
  /// The terminal is opened only for that: `--width-mode auto` in so many words.
  func run<T: Terminal & ~Copyable>(
    _ tags: TagList, in container: Container,
    openTerminal: (TerminalOptions) throws(TerminalFailure) -> T
  ) throws(CommandFailure) -> (cloud: ArrangedCloud, widths: WidthSource?) {
    var settings = invocation.settings
    var widths: WidthSource?
    if settings.widthMode == .automatic {
      widths = askTerminal(of: tags, openTerminal)
      if case .terminal(let profile) = widths { settings.terminalProfile = profile }
    }
    var cloud = ArrangedCloud(tags: tags, settings: settings, container: container)
    if invocation.order != .input { cloud.sort(by: invocation.order) }
    try invocation.printedFormat.write(
      cloud, for: invocation, to: invocation.output ?? .standardOutput, streams)
    return (cloud, widths)
  }

  private func askTerminal<T: Terminal & ~Copyable>(
    of tags: TagList,
    _ openTerminal: (TerminalOptions) throws(TerminalFailure) -> T
  ) -> WidthSource {
    do throws(TerminalFailure) {
      var terminal = try openTerminal(TerminalOptions(invocation, environment))
      guard terminal.isUnicode else {
        terminal.close()
        return .silent
      }
      var host = PreviewHost(testDescriptor: nil, crash: nil)
      let profile = WidthSurvey.profile(
        of: &terminal, for: tags,
        conditions: environment.probeConditions(terminal.size),
        host: &host)
      return profile.map { .terminal($0) } ?? .silent
    } catch {
      return .noTerminal(error)
    }
  }
}
