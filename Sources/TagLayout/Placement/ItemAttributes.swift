/// What the engine says of one item.
public struct ItemAttributes: Hashable, Sendable {
  /// The item's index in the sizes given.
  public let index: Int
  /// The number of the line that holds it.
  public let line: Int
  /// The cells it takes, counted from the container's top left corner.
  public let frame: Rect
  /// Whether the item is longer than what there is for it, and takes that instead: the room of its
  /// line, or what the label of hidden items leaves.
  public let isClamped: Bool
}
