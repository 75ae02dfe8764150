import Cloud

/// The tags of a call, read.
struct TagInput: Sendable {
  var tags = TagList()
  var diagnostics: [Diagnostic] = []
  /// How many tags each source gave.
  var counts: [(source: InputSource, count: Int)] = []
  /// How each source was read.
  var plans: [(source: InputSource, plan: ReadingPlan)] = []
  /// How many tags were left out because they came before.
  var repetitions = 0
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
      try input.append(.standardInput, invocation.reading, streams)
    case .arguments:
      input.tags = TagList(invocation.operands)
      for file in invocation.files {
        if file == .standardInput, streams.isInputTerminal {
          streams.say(Words.typeTags)
        }
        try input.append(file, invocation.reading, streams)
      }
      if !invocation.operands.isEmpty || invocation.files.count > 1 { input.file = nil }
      // The order is no longer that of the lines.
      if invocation.order != .input { input.file?.isWhole = false }
    }
    if invocation.isUnique {
      (input.tags, input.repetitions) = input.tags.withoutRepetitions()
      if input.repetitions > 0 { input.file?.isWhole = false }
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
    _ source: InputSource, _ options: ReadingOptions, _ streams: Streams
  ) throws(CommandFailure) {
    let content = try source.read(streams)
    var read: TagReader.Result
    do throws(ReadingFailure) {
      read = try TagReader.read(content.bytes, source: source.name, options)
    } catch {
      throw .unreadable(error)
    }
    if case .file(let path) = source, let identity = content.identity {
      isFromFiles = true
      // What isn't read as one tag a line can't be written back so.
      file = read.plan.lineFormat(of: content.bytes).map { format in
        TagFile(
          path: path, identity: identity, format: format,
          hasInvalidText: !read.diagnostics.isEmpty)
      }
    }
    if options.hasSections, !read.tags.hasSections {
      var section = TagList()
      section.beginSection(FilePath.name(of: source.name))
      section.append(contentsOf: read.tags)
      read.tags = section
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
    plans.append((source, read.plan))
  }
}
