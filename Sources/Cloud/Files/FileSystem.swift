/// The calls that replacing a file in one step takes.
///
/// They are those of POSIX, so that a test can let any of them fail.
public protocol FileSystem {
  /// What a path leads to; nil if there is nothing.
  ///
  /// With `followsLinks` what a symbolic link leads to, else the link itself.
  func status(of path: String, followsLinks: Bool) throws(FileError) -> FileStatus?

  /// What an open file is like.
  func status(of descriptor: Int32) throws(FileError) -> FileStatus

  /// What is written in a symbolic link.
  func target(ofLink path: String) throws(FileError) -> String

  /// Whether the process may write to a file that is there.
  func isWritable(_ path: String) -> Bool

  /// Makes a file and opens it for writing; EEXIST if the name is taken.
  ///
  /// It has these permissions less those that the process's mask takes away.
  mutating func create(_ path: String, permissions: UInt32) throws(FileError) -> Int32

  /// Makes a folder; EEXIST if the name is taken.
  mutating func makeFolder(_ path: String, permissions: UInt32) throws(FileError)

  /// Writes all of the bytes.
  mutating func write(_ bytes: Span<UInt8>, to descriptor: Int32) throws(FileError)

  /// Gives an open file to an owner.
  mutating func setOwner(_ owner: FileOwner, of descriptor: Int32) throws(FileError)

  /// Gives an open file exactly these permissions.
  mutating func setPermissions(_ permissions: UInt32, of descriptor: Int32) throws(FileError)

  /// Waits until what was written is on the disk.
  mutating func synchronize(_ descriptor: Int32) throws(FileError)

  /// Closes a file; some file systems tell only here that the disk is full.
  mutating func close(_ descriptor: Int32) throws(FileError)

  /// Gives a file another name in the same file system.
  ///
  /// If it `replaces`, it takes the place of a file of that name; else that is EEXIST.
  mutating func rename(_ path: String, to new: String, replaces: Bool) throws(FileError)

  /// Takes a name away; what can't be taken stays.
  mutating func remove(_ path: String)

  /// Waits until the names of a folder are on the disk, as far as its file system can tell.
  mutating func synchronizeFolder(_ path: String)

  /// A part of a temporary name that no other running process has.
  var uniqueName: String { get }
}
