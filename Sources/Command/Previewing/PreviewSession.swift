import CellText
import Cloud
import Glibc
import Preview

/// How a run of the preview ended.
enum PreviewEnding: Sendable {
  /// The person left it in this state.
  case left(ArrangedCloud)
  /// The signal asked for it, or the terminal went away, which is SIGHUP.
  case ended(signal: Int32)
}

/// One run of the preview, from taking the terminal to what is printed when it is left.
struct PreviewSession {
  let invocation: Invocation
  let input: TagInput
  let environment: Environment
  let streams: Streams

  /// Shows the preview, then writes its result; returns how it ended.
  ///
  /// The tags are taken once the terminal is.
  func run<T: Terminal & ~Copyable>(
    _ tags: inout TagList,
    openTerminal: (TerminalOptions) throws(TerminalFailure) -> T
  ) throws(CommandFailure) -> PreviewEnding {
    try invocation.output?.check()
    var recorder: EventRecorder?
    if let path = invocation.record { recorder = try EventRecorder(path: path) }
    var terminal: T
    do throws(TerminalFailure) {
      terminal = try openTerminal(TerminalOptions(invocation, environment))
    } catch {
      throw .terminal(error)
    }
    defer { terminal.close() }
    switch show(&tags, on: &terminal, recorder: &recorder) {
    case .hangUp: return .ended(signal: SIGHUP)
    case .ended(let signal): return .ended(signal: signal)
    case .failed(let failure): throw .terminalLost(failure)
    case .quit(let model):
      var cloud = model.cloud
      // What the screen can't draw does not hold for other outputs: they are UTF-8 in any locale.
      var settings = cloud.settings
      let isASCII = writesToTerminal && !terminal.isUnicode
      settings.asciiOnly = invocation.settings.asciiOnly || isASCII
      cloud.update(settings: settings, container: cloud.container)
      try writeResult(cloud, isLayoutWanted: model.printsOnExit)
      try recorder?.end()
      return .left(cloud)
    }
  }

  private func show<T: Terminal & ~Copyable>(
    _ tags: inout TagList, on terminal: inout T, recorder: inout EventRecorder?
  ) -> RunOutcome {
    var settings = invocation.settings
    if !terminal.isUnicode { settings.asciiOnly = true }
    var options = options
    options.isUnicode = terminal.isUnicode
    let conditions = environment.probeConditions(terminal.size)
    // What isn't sent as UTF-8 tells nothing of Unicode.
    options.probeConditions = terminal.isUnicode ? conditions : nil
    recorder?.begin(
      RecordHeader(
        size: terminal.size, options: invocation.recordedOptions(settings), tags: tags,
        start: options),
      at: MonotonicClock.milliseconds())
    var taken = TagList()
    swap(&taken, &tags)
    let model = Model(
      tags: consume taken, settings: settings, size: terminal.size, options: options)
    var host = PreviewHost(
      testDescriptor: environment.testDescriptor, crash: invocation.selfTestCrash,
      stateFolder: StateFolder(environment), recorder: recorder,
      saver: TagSaver(
        files: SystemFiles(), file: input.file, home: environment.home,
        isASCII: invocation.settings.asciiOnly, pointsPerCell: invocation.pointsPerCell))
    let outcome = RunLoop.run(
      consume model, on: &terminal, host: &host,
      escapeDelay: environment.escapeDelay ?? RunLoop.defaultEscapeDelay,
      replyPatience: conditions.timeoutMilliseconds, holdsClusterMode: writesToTerminal)
    recorder = host.recorder
    if let recovery = host.recovery { streams.say(recovery.message) }
    return outcome
  }

  /// Whether the result is text on a terminal, which counts its cells when it comes; else something
  /// waits for the tags, or for their layout.
  private var writesToTerminal: Bool { invocation.output == nil && streams.isOutputTerminal }

  private var options: Model.Options {
    var options = Model.Options()
    options.width = invocation.width
    options.height = invocation.height
    options.order = invocation.order
    options.isDemo = input.isDemo
    options.hasDefaultOptions = !environment.defaultOptions.isEmpty
    options.usesColor = usesColor
    options.usesMouse = invocation.usesMouse
    options.document.isFromFiles = input.isFromFiles
    options.document.path = input.file?.path
    options.document.isWhole = input.file?.isWhole ?? false
    options.document.isWrittenOnExit = !writesToTerminal
    return options
  }

  /// Whether the screen may be in colour: the option says so, else NO_COLOR does.
  var usesColor: Bool {
    switch invocation.color {
    case .always: true
    case .never: false
    case .auto: !environment.forbidsColor
    }
  }

  /// Writes the layout if the person or a form asked for it, the edited tags if something waits for
  /// them, else nothing.
  private func writeResult(
    _ cloud: ArrangedCloud, isLayoutWanted: Bool
  ) throws(CommandFailure) {
    let destination = invocation.output ?? .standardOutput
    if isLayoutWanted || invocation.format != nil {
      try (invocation.format ?? .text).write(
        cloud, for: invocation, to: destination, streams)
    } else if !writesToTerminal {
      try cloud.tags.writeLines(to: destination, streams)
    }
  }
}
