import Glibc

extension OutputDestination {
  /// Calls `body` with a sink, and sees to it that everything was written.
  ///
  /// A regular file is replaced in one step, when all of its new content is on the disk beside it:
  /// readers see the old or the new one, and a failure leaves the old one.
  func write(
    _ streams: Streams, _ body: (inout FileDescriptorSink) throws -> Void
  ) throws(CommandFailure) {
    switch self {
    case .standardOutput:
      try write(to: streams.output, body)
    case .file(let path) where Self.names(path, streams.output):
      // `/dev/stdout` and its like: what was redirected to a file goes on where it stands.
      try write(to: streams.output, body)
    case .file(let path):
      if let replaced = ReplacedFile.target(of: path) {
        try replace(replaced, body)
      } else {
        try overwrite(path, body)
      }
    }
  }

  /// Finds out what would keep the output from being written, before work is put into it.
  func check() throws(CommandFailure) {
    guard case .file(let path) = self else { return }
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere, status.st_mode & S_IFMT == S_IFDIR {
      throw .cannotWrite(destination: self, errno: EISDIR)
    }
    guard !path.isEmpty else { throw .cannotWrite(destination: self, errno: ENOENT) }
    guard access(isThere ? path : "\(Self.folder(of: path)).", W_OK) == 0 else {
      throw .cannotWrite(destination: self, errno: errno)
    }
  }

  /// The path of the folder that holds `path`, with a slash at its end; "" where none is named.
  fileprivate static func folder(of path: String) -> Substring {
    path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)]
  }

  /// Whether the path leads to the file behind an open descriptor.
  private static func names(_ path: String, _ descriptor: Int32) -> Bool {
    var named = stat()
    var opened = stat()
    return stat(path, &named) == 0 && fstat(descriptor, &opened) == 0
      && named.st_dev == opened.st_dev && named.st_ino == opened.st_ino
  }

  private func write(
    to descriptor: Int32, _ body: (inout FileDescriptorSink) throws -> Void
  ) throws(CommandFailure) {
    var sink = FileDescriptorSink(descriptor, destination: self)
    do {
      try body(&sink)
      try sink.flush()
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw .cannotWrite(destination: self, errno: EIO)
    }
  }

  private func replace(
    _ file: ReplacedFile, _ body: (inout FileDescriptorSink) throws -> Void
  ) throws(CommandFailure) {
    let descriptor = open(file.temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      // A folder that takes no new file may still hold one that can be written.
      if file.exists { return try overwrite(file.path, body) }
      throw .cannotWrite(destination: self, errno: errno)
    }
    do {
      if let mode = file.mode { fchmod(descriptor, mode) }
      try write(to: descriptor, body)
    } catch {
      close(descriptor)
      unlink(file.temporaryPath)
      throw error
    }
    // Some file systems report a full disk only here.
    guard close(descriptor) == 0, rename(file.temporaryPath, file.path) == 0 else {
      let number = errno
      unlink(file.temporaryPath)
      throw .cannotWrite(destination: self, errno: number)
    }
  }

  /// For what is no regular file, as `/dev/full` or a named pipe.
  private func overwrite(
    _ path: String, _ body: (inout FileDescriptorSink) throws -> Void
  ) throws(CommandFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(destination: self, errno: errno) }
    do {
      try write(to: descriptor, body)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw .cannotWrite(destination: self, errno: errno) }
  }
}

/// A regular file that is to be replaced in one step, or made.
private struct ReplacedFile {
  /// Where the file lies, links followed.
  let path: String
  /// The permissions that the new content keeps.
  let mode: mode_t?

  var exists: Bool { mode != nil }

  /// A name in the same folder: `rename` does not cross file systems.
  var temporaryPath: String {
    "\(OutputDestination.folder(of: path)).tagcloud-\(getpid())~"
  }

  /// `nil` if something else than a regular file has the name: it must be written to as it is.
  static func target(of path: String) -> ReplacedFile? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      // A link into the void: opening it makes the file that it names.
      return lstat(path, &status) == 0 ? nil : ReplacedFile(path: path, mode: nil)
    }
    guard status.st_mode & S_IFMT == S_IFREG, let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return ReplacedFile(path: String(cString: resolved), mode: status.st_mode & 0o7777)
  }
}
