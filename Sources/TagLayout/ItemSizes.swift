/// The items' sizes in columns.
public struct ItemSizes: Sendable {
  public var count: Int { fatalError("CONTRACT") }
  /// sizeForItemAt
  public init(count: Int, sizeForItemAt: (Int) -> Size) { fatalError("CONTRACT") }
  /// Widths of their own, one height for all.
  public init(widths: [Int32], height: Int) { fatalError("CONTRACT") }
  public subscript(index: Int) -> Size { fatalError("CONTRACT") }
}
