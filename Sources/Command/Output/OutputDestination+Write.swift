import Cloud
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
      // What is no regular file, or can't be looked at, is opened as it is: that says why not.
      if let replacement = try? FileReplacement(of: path, in: SystemFiles()),
        replacement.old?.kind ?? .regular == .regular
      {
        try replace(replacement, body)
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
    guard access(isThere ? path : FilePath.folder(of: path) + ".", W_OK) == 0 else {
      throw .cannotWrite(destination: self, errno: errno)
    }
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
    _ replacement: FileReplacement, _ body: (inout FileDescriptorSink) throws -> Void
  ) throws(CommandFailure) {
    var files = SystemFiles()
    let file: PendingFile
    do {
      file = try replacement.begin(in: &files)
    } catch {
      // A folder that takes no new file may still hold one that can be written.
      if replacement.old != nil { return try overwrite(replacement.path, body) }
      throw .cannotWrite(destination: self, errno: error.number)
    }
    do {
      try write(to: file.descriptor, body)
    } catch {
      file.abandon(in: &files)
      throw error
    }
    do {
      _ = try file.commit(in: &files, isDurable: false)
    } catch {
      throw .cannotWrite(destination: self, errno: error.number)
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
