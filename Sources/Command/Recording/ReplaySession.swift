import Cloud
import Preview
import TagLayout

/// One replay of a record, from its bytes to the last screen.
struct ReplaySession {
  /// The arguments of the call: its options go before those of the record.
  let arguments: [String]
  let environment: Environment
  let streams: Streams

  /// Reads the record that the call names, folds its events into a preview that begins as it says, and
  /// prints the last screen; with `--format` the last layout.
  func run(_ invocation: Invocation) throws(CommandFailure) {
    guard let source = invocation.replay else { return }
    try invocation.output?.check()
    let record = try Record(try source.read(streams).bytes, source: source)
    let model = try begin(record.header, invocation)
    var replay = Replay(consume model)
    replay.take(record.events)
    let destination = invocation.output ?? .standardOutput
    if let format = invocation.format {
      try format.write(replay.model.cloud, for: invocation, to: destination, streams)
    } else {
      let rows = replay.model.view().rows
      try destination.write(streams) { sink in
        for row in rows { try sink.write(Array((row + "\n").utf8).span) }
      }
    }
  }

  /// The state that the record begins with; without a first line that says it, that of the call.
  private func begin(
    _ header: RecordHeader?, _ call: Invocation
  ) throws(CommandFailure) -> Model {
    var invocation = call
    if let header {
      let request = try Request.parse(arguments, defaults: header.options, from: .record)
      if case .run(let recorded) = request { invocation = recorded }
    }
    let size = call.replaySize ?? header?.size ?? RecordHeader.usualSize
    var tags = header?.tags ?? TagList()
    var options = header?.start ?? Model.Options()
    if header == nil || !call.operands.isEmpty || !call.files.isEmpty {
      var input = try TagInput.read(
        Plan(
          invocation, isInputTerminal: streams.isInputTerminal,
          isOutputTerminal: streams.isOutputTerminal), invocation, streams)
      for diagnostic in input.diagnostics { streams.say(diagnostic.message) }
      options.isDemo = input.isDemo
      options.document.path = input.file?.path
      options.document.isFromFiles = input.isFromFiles
      options.document.isWhole = input.file?.isWhole ?? false
      tags = input.takeTags()
    }
    options.width = invocation.width
    options.height = invocation.height
    options.order = invocation.order
    options.usesMouse = invocation.usesMouse
    return Model(tags: consume tags, settings: invocation.settings, size: size, options: options)
  }
}
