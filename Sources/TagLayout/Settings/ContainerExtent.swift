/// The container's length along the lines: its width for rows, its height for columns.
public enum ContainerExtent: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// A length in cells, insets included. Negative ones count as 0, those above
  /// ``FlowLayout/maximumLength`` as that.
  case cells(Int)
  /// No limit: one line, and the container is as long as that line and its insets.
  case unlimited

  /// A length of `value` cells.
  public init(integerLiteral value: Int) { self = .cells(value) }
}
