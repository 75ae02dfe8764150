public import Preview
import Cloud

/// The program: arguments in, exit status out.
public enum Command {
  /// Runs the program on this process's standard streams.
  ///
  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - environment: Variables that the program listens to.
  ///   - versions: Lines that `--version` adds, of libraries that this module does not see.
  ///   - openTerminal: Takes the terminal; called only for the preview, after all tags are read.
  /// - Returns: The exit status: 0 fine, 1 a failure at run time or a violation of `--strict`, 2 bad
  ///   usage or no terminal that works, 129 after a hang-up.
  public static func run<T: Terminal & ~Copyable>(
    arguments: [String], environment: Environment, versions: [String] = [],
    openTerminal: () throws(TerminalFailure) -> T
  ) -> Int32 {
    do throws(CommandFailure) {
      switch try Request.parse(arguments, defaultOptions: environment.defaultOptions) {
      case .help:
        try OutputDestination.standardOutput.write(text: HelpText.text)
      case .version:
        try OutputDestination.standardOutput.write(text: VersionText.text(adding: versions))
      case .run(let invocation):
        return try run(invocation, environment: environment, openTerminal: openTerminal)
      }
      return ExitStatus.success
    } catch {
      StandardError.write(error.message)
      return error.exitStatus
    }
  }

  private static func run<T: Terminal & ~Copyable>(
    _ invocation: Invocation, environment: Environment,
    openTerminal: () throws(TerminalFailure) -> T
  ) throws(CommandFailure) -> Int32 {
    let streams = StandardStreams.inspect()
    let plan = Plan(
      invocation, isInputTerminal: streams.isInputTerminal,
      isOutputTerminal: streams.isOutputTerminal)
    let input = try TagInput.read(
      plan, invocation, isInputTerminal: streams.isInputTerminal)
    for diagnostic in input.diagnostics { StandardError.write(diagnostic.message) }

    let cloud: ArrangedCloud
    switch plan.mode {
    case .print:
      cloud = ArrangedCloud(
        tags: input.tags, settings: invocation.settings,
        container: .resolve(invocation, terminal: streams.outputSize, environment: environment))
      try (invocation.format ?? .text).write(
        cloud, to: invocation.output ?? .standardOutput)
    case .preview:
      let session = PreviewSession(
        invocation: invocation, input: input, environment: environment, streams: streams)
      guard let last = try session.run(openTerminal: openTerminal) else {
        return ExitStatus.hangUp
      }
      cloud = last
    }
    return Report(invocation, input, cloud).write()
  }
}
