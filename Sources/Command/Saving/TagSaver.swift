import Cloud
import Preview

/// Saves tags and layouts to files, in one step each.
struct TagSaver<Files: FileSystem> {
  var files: Files
  /// The file that the tags are from, or were saved to last.
  var file: TagFile?
  /// The user's own folder, for which `~` stands.
  var home: String?
  /// How layouts are written: in ASCII only if a person says so, whatever the screen can draw.
  var isASCII = false
  /// The points of a cell, for layouts as code.
  var pointsPerCell = SwiftWriter.pointsPerCell

  /// Saves the tags or the layout, unless something is in the way that the request doesn't permit.
  mutating func save(_ cloud: ArrangedCloud, _ request: SaveRequest) -> SaveOutcome {
    do throws(FileError) {
      switch request.content {
      case .tags: return try trySaving(cloud.tags, request)
      case .layout(let format): return try tryExporting(cloud, as: format, request)
      }
    } catch {
      return .failed(.system(words: Words.systemError(error.number)))
    }
  }

  private mutating func tryExporting(
    _ cloud: ArrangedCloud, as format: LayoutFormat, _ request: SaveRequest
  ) throws(FileError) -> SaveOutcome {
    let path = path(of: request)
    let replacement = try FileReplacement(of: path, in: files)
    if let kind = replacement.old?.kind, kind != .regular { return .failed(.notAFile(kind)) }
    let obstacles = obstacles(to: replacement)
    if let first = obstacles.first(where: { !request.permitted.contains($0) }) {
      return .blocked(first)
    }
    var cloud = cloud
    var settings = cloud.settings
    settings.asciiOnly = isASCII
    cloud.update(settings: settings, container: cloud.container)
    _ = try write(replacement) { [pointsPerCell] sink in
      try format.write(cloud, pointsPerCell: pointsPerCell, to: &sink)
    }
    return .saved(SavedFile(path: path, count: cloud.tags.count))
  }

  /// What a person has to overrule before a file that is there is replaced by another content.
  private func obstacles(to replacement: FileReplacement) -> [SaveObstacle] {
    guard let old = replacement.old else { return [] }
    // The superuser may write what nobody is meant to.
    let isReadOnly = old.permissions & 0o222 == 0 || !files.isWritable(replacement.path)
    return [.exists(old.identity)] + (isReadOnly ? [.readOnly] : [])
  }

  private mutating func trySaving(
    _ tags: TagList, _ request: SaveRequest
  ) throws(FileError) -> SaveOutcome {
    let path = path(of: request)
    let replacement = try FileReplacement(of: path, in: files)
    if let kind = replacement.old?.kind, kind != .regular { return .failed(.notAFile(kind)) }
    let obstacles = obstacles(path, replacement, tags)
    if let first = obstacles.first(where: { !request.permitted.contains($0) }) {
      return .blocked(first)
    }
    let format = file?.format ?? PlainLinesFormat()
    let identity = try write(tags, as: format, replacement)
    file = TagFile(path: path, identity: identity, format: format)
    return .saved(
      SavedFile(
        path: path, count: tags.count, otherLinks: max(0, (replacement.old?.links ?? 1) - 1)))
  }

  private func path(of request: SaveRequest) -> String {
    switch request.destination {
    case .document: file?.path ?? ""
    case .named("~"): home ?? "~"
    case .named(let name) where name.hasPrefix("~/"): home.map { $0 + name.dropFirst() } ?? name
    case .named(let name): name
    }
  }

  /// What a person has to overrule, the gravest first.
  private func obstacles(
    _ path: String, _ replacement: FileReplacement, _ tags: TagList
  ) -> [SaveObstacle] {
    let isOwnFile = file.map { $0.path == path && $0.isWhole } ?? false
    var obstacles: [SaveObstacle] = []
    if let old = replacement.old {
      obstacles = self.obstacles(to: replacement)
      if isOwnFile {
        obstacles[0...0] = old.identity == file?.identity ? [] : [.changed(old.identity)]
      }
    }
    if isOwnFile, file?.hasInvalidText == true { obstacles.append(.invalidText) }
    if let unkept = UnkeptTags(of: tags, endedBy: file?.format.newline ?? .lineFeed) {
      obstacles.append(.unkept(unkept, text: tags[unkept.first]))
    }
    return obstacles
  }

  /// Writes the tags, in one step.
  ///
  /// A new file has `permissions` less those that the process's mask takes away.
  mutating func write(
    _ tags: TagList, as format: PlainLinesFormat, _ replacement: FileReplacement,
    permissions: UInt32 = 0o666
  ) throws(FileError) -> FileIdentity {
    try write(replacement, permissions: permissions) { sink in
      try PlainLinesWriter.write(tags, as: format, to: &sink)
    }
  }

  private mutating func write(
    _ replacement: FileReplacement, permissions: UInt32 = 0o666,
    _ body: (inout FileSink<Files>) throws -> Void
  ) throws(FileError) -> FileIdentity {
    let pending = try replacement.begin(in: &files, permissions: permissions)
    var sink = FileSink(files: files, descriptor: pending.descriptor)
    do {
      try body(&sink)
      files = sink.files
    } catch {
      files = sink.files
      pending.abandon(in: &files)
      throw error as? FileError ?? FileError(number: 0)
    }
    // A file that came by the name in the meantime is none that a person has agreed to replace.
    return try pending.commit(in: &files, isDurable: true, replaces: replacement.old != nil)
  }
}
