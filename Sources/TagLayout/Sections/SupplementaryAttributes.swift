/// What stands beside the items of a section.
public enum SupplementaryKind: Hashable, Sendable, CaseIterable {
  /// Before the section's items and insets.
  case header
  /// After the section's items and insets.
  case footer
}

/// What the engine says of a header or a footer.
public struct SupplementaryAttributes: Hashable, Sendable {
  /// Which of the two it is.
  public let kind: SupplementaryKind
  /// The number of its section.
  public let section: Int
  /// The cells it takes, counted from the container's top left corner: it spans the container.
  public let frame: Rect
}
