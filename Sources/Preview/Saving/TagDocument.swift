/// Where the tags are from, as far as saving them goes.
public struct TagDocument: Hashable, Sendable {
  /// Whether they are from files, so that edits are lost until they are saved.
  public var isFromFiles = false
  /// The path of the one file that they are from, or were saved to last.
  public var path: String?
  /// Whether they are saved to that file without asking for a name: it holds these tags alone, in
  /// this order.
  public var isWhole = false
  /// Whether the program writes them when it ends, so that leaving loses nothing.
  public var isWrittenOnExit = false

  /// Tags of no file.
  public init() {}
}
