/// What a file is like, as `stat(2)` tells it.
public struct FileStatus: Hashable, Sendable {
  /// What a path can lead to.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case regular, folder, symbolicLink
    case pipe, socket, characterDevice, blockDevice
  }

  /// What it is.
  public var kind: Kind
  /// The permission bits, `0o7777` at most.
  public var permissions: UInt32
  /// The user and the group that own it.
  public var owner: FileOwner
  /// How many names it has.
  public var links: Int
  /// Which file it is, and which content.
  public var identity: FileIdentity

  /// A file that is like this.
  public init(
    kind: Kind, permissions: UInt32, owner: FileOwner, links: Int, identity: FileIdentity
  ) {
    self.kind = kind
    self.permissions = permissions
    self.owner = owner
    self.links = links
    self.identity = identity
  }
}

/// The user and the group that own a file.
public struct FileOwner: Hashable, Sendable {
  /// The number of the user.
  public var user: UInt32
  /// The number of the group.
  public var group: UInt32

  /// An owner of these numbers.
  public init(user: UInt32, group: UInt32) {
    self.user = user
    self.group = group
  }
}

/// Tells one content of a file from another, without reading it.
public struct FileIdentity: Hashable, Sendable {
  /// Where the file lies.
  public var device: UInt64
  /// Which one it is there.
  public var inode: UInt64
  /// Number of bytes.
  public var size: Int
  /// When it was written last: seconds, and nanoseconds within the second.
  public var seconds: Int
  /// The nanoseconds of that time.
  public var nanoseconds: Int

  /// An identity of these numbers.
  public init(device: UInt64, inode: UInt64, size: Int, seconds: Int, nanoseconds: Int) {
    self.device = device
    self.inode = inode
    self.size = size
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
}
