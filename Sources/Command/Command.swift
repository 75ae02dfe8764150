public import Preview
import Cloud
import Glibc

/// The program: arguments in, exit status out.
public enum Command {
  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - environment: Variables that the program listens to.
  ///   - streams: Where tags are read, and data and messages written.
  ///   - versions: Lines that `--version` adds, of libraries that this module does not see.
  ///   - openTerminal: Takes the terminal; called only for the preview, after all tags are read.
  /// - Returns: The exit status: 0 fine, 1 a failure at run time or a violation of `--strict`, 2 bad
  ///   usage or no terminal that works, 128 + n after signal n, 129 after a hang-up.
  public static func run<T: Terminal & ~Copyable>(
    arguments: [String], environment: Environment = .current, streams: Streams = .standard(),
    versions: [String] = [], openTerminal: (TerminalOptions) throws(TerminalFailure) -> T
  ) -> Int32 {
    do throws(CommandFailure) {
      switch try Request.parse(arguments, defaultOptions: environment.defaultOptions) {
      case .help:
        try print(HelpText.text, streams)
      case .version:
        try print(VersionText.text(adding: versions), streams)
      case .run(let invocation) where invocation.replay != nil:
        try ReplaySession(arguments: arguments, environment: environment, streams: streams)
          .run(invocation)
      case .run(let invocation):
        return try run(invocation, environment, streams, openTerminal)
      }
      return ExitStatus.success
    } catch {
      streams.say(error.message)
      return error.exitStatus
    }
  }

  /// Ends the process with the status of a run: one of 128 + n means that signal n ends it, unless that
  /// is ignored.
  public static func end(_ status: Int32) -> Never {
    if status > ExitStatus.signalBase { raise(status - ExitStatus.signalBase) }
    exit(status)
  }

  private static func print(_ text: String, _ streams: Streams) throws(CommandFailure) {
    try OutputDestination.standardOutput.write(streams) { sink in
      try sink.write(Array(text.utf8).span)
    }
  }

  private static func run<T: Terminal & ~Copyable>(
    _ invocation: Invocation, _ environment: Environment, _ streams: Streams,
    _ openTerminal: (TerminalOptions) throws(TerminalFailure) -> T
  ) throws(CommandFailure) -> Int32 {
    let plan = Plan(
      invocation, isInputTerminal: streams.isInputTerminal,
      isOutputTerminal: streams.isOutputTerminal)
    var input = try TagInput.read(plan, invocation, streams)
    for diagnostic in input.diagnostics { streams.say(diagnostic.message) }

    var tags = input.takeTags()
    let container = Container.resolve(
      invocation, terminal: streams.outputSize, environment: environment)
    let preview = PreviewSession(
      invocation: invocation, input: input, environment: environment, streams: streams)
    let printing = PrintSession(
      invocation: invocation, input: input, environment: environment, streams: streams)
    let cloud: ArrangedCloud
    var widths: WidthSource?
    switch plan.mode {
    case .print:
      (cloud, widths) = try printing.run(tags, in: container, openTerminal: openTerminal)
    case .preview:
      do throws(CommandFailure) {
        switch try preview.run(&tags, openTerminal: openTerminal) {
        case .ended(let signal): return ExitStatus.ended(by: signal)
        case .left(let last): cloud = last
        }
      } catch .terminal(.noControllingTerminal) where invocation.demand == nil {
        // Nobody asked for the preview in so many words, and there is nobody to press a key.
        (cloud, widths) = try printing.run(tags, in: container, openTerminal: openTerminal)
      }
    }
    return Report(invocation, input, cloud, widths: widths).write(streams)
  }
}
