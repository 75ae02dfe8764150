/// The sizes of all items, in columns.
///
/// ```swift
/// let sizes = ItemSizes(count: 3) { Size(width: [6, 8, 5][$0], height: 3) }
/// sizes[1]  // Size(width: 8, height: 3)
/// ```
///
/// Widths and heights are cells. They are clamped to `0 ... FlowLayout.maximumLength` on the way
/// in. A length that all items share is held once, the others take 4 bytes each.
public struct ItemSizes: Sendable {
  let widths: Lengths
  let heights: Lengths

  /// Number of items.
  public var count: Int { widths.count }

  init(widths: Lengths, heights: Lengths) {
    self.widths = widths
    self.heights = heights
  }

  /// The sizes that `sizeForItemAt` gives for the items `0 ..< count`.
  ///
  /// The function is called once for each item, in order. A negative count counts as 0.
  /// - Complexity: O(`count`).
  public init(count: Int, sizeForItemAt: (Int) -> Size) {
    var widths: [Int32] = []
    var heights: [Int32] = []
    widths.reserveCapacity(max(count, 0))
    heights.reserveCapacity(max(count, 0))
    for index in 0..<max(count, 0) {
      let size = sizeForItemAt(index)
      widths.append(Int32(size.width.clampedToLength))
      heights.append(Int32(size.height.clampedToLength))
    }
    self.init(widths: Lengths.each(widths).compacted, heights: Lengths.each(heights).compacted)
  }

  /// Items of one size.
  ///
  /// A negative count counts as 0, one above ``FlowLayout/maximumLength`` as that.
  public init(count: Int, size: Size) {
    let count = count.clampedToLength
    self.init(
      widths: Lengths(size.width, count: count), heights: Lengths(size.height, count: count))
  }

  /// Items with widths of their own and one height for all.
  ///
  /// - Complexity: O(count) for looking at the widths; they are not copied unless one has to be
  ///   clamped.
  public init(widths: [Int32], height: Int) {
    self.init(widths: Lengths(widths), heights: Lengths(height, count: widths.count))
  }

  /// Items with widths and heights of their own; `nil` when there are not equally many.
  public init?(widths: [Int32], heights: [Int32]) {
    guard widths.count == heights.count else { return nil }
    self.init(widths: Lengths(widths), heights: Lengths(heights).compacted)
  }

  /// The size of the item at `index`, which must be in `0 ..< count`.
  public subscript(index: Int) -> Size {
    precondition(index >= 0 && index < count, "item index must be in 0 ..< count")
    return Size(width: widths[index], height: heights[index])
  }
}
