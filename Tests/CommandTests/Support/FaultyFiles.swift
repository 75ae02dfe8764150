import Cloud
import Glibc

@testable import Command

/// The machine's files, of which one kind of call fails.
struct FaultyFiles: FileSystem {
  enum Call: CaseIterable {
    case create, write, setOwner, setPermissions, synchronize, close, rename
  }

  var real = SystemFiles()
  /// The call that fails, and with which error.
  var fault: (call: Call, number: Int32)?
  /// How many bytes are written before writing fails.
  var room = 0
  /// What another process does just before a rename.
  var beforeRename: (() -> Void)?
  /// The owner that files seem to have.
  var seemingOwner: FileOwner?

  private func check(_ call: Call) throws(FileError) {
    if let fault, fault.call == call { throw FileError(number: fault.number) }
  }

  func status(of path: String, followsLinks: Bool) throws(FileError) -> FileStatus? {
    var status = try real.status(of: path, followsLinks: followsLinks)
    if let seemingOwner { status?.owner = seemingOwner }
    return status
  }

  func status(of descriptor: Int32) throws(FileError) -> FileStatus {
    try real.status(of: descriptor)
  }

  func target(ofLink path: String) throws(FileError) -> String { try real.target(ofLink: path) }

  func isWritable(_ path: String) -> Bool { real.isWritable(path) }

  func create(_ path: String, permissions: UInt32) throws(FileError) -> Int32 {
    try check(.create)
    return try real.create(path, permissions: permissions)
  }

  func makeFolder(_ path: String, permissions: UInt32) throws(FileError) {
    try real.makeFolder(path, permissions: permissions)
  }

  func write(_ bytes: Span<UInt8>, to descriptor: Int32) throws(FileError) {
    if fault?.call == .write {
      try real.write(bytes.extracting(first: room), to: descriptor)
    }
    try check(.write)
    try real.write(bytes, to: descriptor)
  }

  func setOwner(_ owner: FileOwner, of descriptor: Int32) throws(FileError) {
    try check(.setOwner)
    try real.setOwner(owner, of: descriptor)
  }

  func setPermissions(_ permissions: UInt32, of descriptor: Int32) throws(FileError) {
    try check(.setPermissions)
    try real.setPermissions(permissions, of: descriptor)
  }

  func synchronize(_ descriptor: Int32) throws(FileError) {
    try check(.synchronize)
    try real.synchronize(descriptor)
  }

  func close(_ descriptor: Int32) throws(FileError) {
    try real.close(descriptor)
    try check(.close)
  }

  func rename(_ path: String, to new: String, replaces: Bool) throws(FileError) {
    beforeRename?()
    try check(.rename)
    try real.rename(path, to: new, replaces: replaces)
  }

  func remove(_ path: String) { real.remove(path) }

  func synchronizeFolder(_ path: String) { real.synchronizeFolder(path) }

  var uniqueName: String { real.uniqueName }
}
