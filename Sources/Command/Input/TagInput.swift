import Cloud

/// The tags of a call, read.
struct TagInput: Sendable {
  var tags = TagList()
  var diagnostics: [Diagnostic] = []
  /// How many tags each source gave.
  var counts: [(source: InputSource, count: Int)] = []
  var isDemo = false
  /// Whether tags are from regular files.
  var isFromFiles = false
  /// The one file that they are from, if they are from nowhere else.
  var file: TagFile?

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
      if !invocation.operands.isEmpty || invocation.files.count > 1 { input.file = nil }
      // The order is no longer that of the lines.
      if invocation.order != .input { input.file?.isWhole = false }
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
    let content = try source.read(streams)
    let read = PlainLinesReader.read(content.bytes, source: source.name)
    if case .file(let path) = source, let identity = content.identity {
      isFromFiles = true
      file = TagFile(
        path: path, identity: identity, format: PlainLinesFormat(of: content.bytes),
        hasInvalidText: !read.diagnostics.isEmpty)
    }
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
