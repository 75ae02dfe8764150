import CSystem
import Cloud
import Glibc

/// The files of this machine.
struct SystemFiles: FileSystem {
  func status(of path: String, followsLinks: Bool) throws(FileError) -> FileStatus? {
    var status = Glibc.stat()
    let isThere = (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0
    if isThere { return FileStatus(status) }
    guard errno == ENOENT else { throw .current }
    return nil
  }

  func status(of descriptor: Int32) throws(FileError) -> FileStatus {
    var status = Glibc.stat()
    try check(fstat(descriptor, &status))
    return FileStatus(status)
  }

  func target(ofLink path: String) throws(FileError) -> String {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &target, target.count)
    guard count >= 0 else { throw .current }
    return String(decoding: target.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func isWritable(_ path: String) -> Bool {
    access(path, W_OK) == 0
  }

  func create(_ path: String, permissions: UInt32) throws(FileError) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOCTTY, permissions)
    guard descriptor >= 0 else { throw .current }
    return descriptor
  }

  func makeFolder(_ path: String, permissions: UInt32) throws(FileError) {
    try check(mkdir(path, permissions))
  }

  func write(_ bytes: Span<UInt8>, to descriptor: Int32) throws(FileError) {
    try bytes.withUnsafeBytes { (buffer) throws(FileError) in
      var rest = buffer[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = system_write_file(descriptor, piece.baseAddress, piece.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          throw .current
        }
      }
    }
  }

  func setOwner(_ owner: FileOwner, of descriptor: Int32) throws(FileError) {
    try check(fchown(descriptor, owner.user, owner.group))
  }

  func setPermissions(_ permissions: UInt32, of descriptor: Int32) throws(FileError) {
    try check(fchmod(descriptor, permissions))
  }

  func synchronize(_ descriptor: Int32) throws(FileError) {
    while fsync(descriptor) != 0 {
      // Some file systems can't, and say so.
      if [EINVAL, ENOTSUP].contains(errno) { return }
      guard errno == EINTR else { throw .current }
    }
  }

  func close(_ descriptor: Int32) throws(FileError) {
    // Interrupted, it is closed all the same.
    guard Glibc.close(descriptor) == 0 || errno == EINTR else { throw .current }
  }

  func rename(_ path: String, to new: String, replaces: Bool) throws(FileError) {
    try check(replaces ? Glibc.rename(path, new) : system_rename_to_new_name(path, new))
  }

  func remove(_ path: String) {
    _ = unlink(path)
  }

  func synchronizeFolder(_ path: String) {
    let descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    _ = Glibc.close(descriptor)
  }

  var uniqueName: String { "\(getpid())" }

  private func check(_ result: Int32) throws(FileError) {
    guard result == 0 else { throw .current }
  }
}

extension FileError {
  /// The error of the call that failed last.
  static var current: FileError { FileError(number: errno) }
}

extension FileStatus {
  /// What libc says of a file.
  init(_ status: Glibc.stat) {
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      case S_IFCHR: .characterDevice
      case S_IFBLK: .blockDevice
      default: .regular
      }
    self.init(
      kind: kind, permissions: status.st_mode & 0o7777,
      owner: FileOwner(user: status.st_uid, group: status.st_gid), links: Int(status.st_nlink),
      identity: FileIdentity(
        device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int(status.st_size),
        seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec))
  }
}
