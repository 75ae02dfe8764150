/// Where the container's size came from.
public enum ContainerSource: String, Hashable, Sendable {
  /// A command-line option.
  case option
  /// The size of the terminal.
  case terminal
  /// An environment variable: `COLUMNS`, `LINES`.
  case environment
  /// Nothing said it: 80 × 24.
  case `default`
}

/// The area that a cloud is laid out in.
public struct Container: Hashable, Sendable {
  /// Cells across, the layout width; 0 = unlimited.
  public var width: Int
  /// Cells down, which matter when lines are columns; 0 = unlimited.
  public var height: Int
  /// Where the size came from.
  public var source: ContainerSource

  /// A container of `width` × `height` cells; negative numbers count as 0.
  public init(width: Int, height: Int = 0, source: ContainerSource = .default) {
    self.width = max(0, width)
    self.height = max(0, height)
    self.source = source
  }
}
