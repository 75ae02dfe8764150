import Cloud

/// The tags of a call, read.
struct TagInput: Sendable {
  var tags = TagList()
  var diagnostics: [Diagnostic] = []
  /// How many tags each source gave.
  var counts: [(source: InputSource, count: Int)] = []
  var isDemo = false

  /// Reads what `plan` names: operands first, then the files in their order.
  static func read(
    _ plan: Plan, _ invocation: Invocation, _ streams: Streams
  ) throws(CommandFailure) -> TagInput {
    var input = TagInput()
    switch plan.source {
    case .demo:
      input.tags = TagList(DemoTags.all)
      input.isDemo = true
    case .standardInput:
      try input.append(.standardInput, streams)
    case .arguments:
      input.tags = TagList(invocation.operands)
      for file in invocation.files {
        if file == .standardInput, streams.isInputTerminal {
          streams.say(Words.typeTags)
        }
        try input.append(file, streams)
      }
    }
    return input
  }

  /// Gives the tags away: they are held once, so that an edit of a million copies none.
  mutating func takeTags() -> TagList {
    let taken = tags
    tags = TagList()
    return taken
  }

  private mutating func append(
    _ source: InputSource, _ streams: Streams
  ) throws(CommandFailure) {
    let read = PlainLinesReader.read(try source.read(streams), source: source.name)
    guard tags.count + read.tags.count <= TagList.countLimit else {
      throw .tooManyTags(source: source, limit: TagList.countLimit)
    }
    diagnostics += read.diagnostics
    guard tags.append(contentsOf: read.tags) else {
      diagnostics.append(.tooLarge(source: source.name, limit: TagList.byteLimit))
      return
    }
    counts.append((source, read.tags.count))
  }
}
