public import Cloud

/// How the tags are to be saved.
public struct SaveRequest: Hashable, Sendable {
  /// The file to save to.
  public enum Destination: Hashable, Sendable {
    /// The file of the document.
    case document
    /// A file of this name, as typed.
    case named(String)
  }

  /// What is written.
  public enum Content: Hashable, Sendable {
    /// The tags, one a line.
    case tags
    /// The layout, in a form.
    case layout(LayoutFormat)
  }

  /// The file to save to.
  public var destination: Destination
  /// What is written.
  public var content = Content.tags
  /// What is known to be in the way, and no reason not to save.
  public var permitted: Set<SaveObstacle> = []
  /// Whether the program ends when the tags are saved.
  public var leavesAfterwards = false

  /// A request that permits nothing.
  public init(_ destination: Destination, leavesAfterwards: Bool = false) {
    self.destination = destination
    self.leavesAfterwards = leavesAfterwards
  }
}
