/// Which way the content grows, and so scrolls.
public enum ScrollDirection: Hashable, Sendable, CaseIterable {
  /// Lines are rows, wrapped at the container's width and stacked downwards.
  case vertical
  /// Lines are columns, wrapped at the container's height and stacked to the right: the
  /// transpose of `vertical`.
  case horizontal
}
