/// The label that stands for the hidden items, as an arrangement places it.
public struct OverflowItem: Hashable, Sendable {
  /// The cells it takes, counted from the container's top left corner.
  public let frame: Rect
  /// The number of the line that it ends: the last one.
  public let line: Int
  /// Which of ``FlowLayout/overflowLabels`` it is.
  public let labelIndex: Int
  /// How many items it stands for.
  public let count: Int
}
