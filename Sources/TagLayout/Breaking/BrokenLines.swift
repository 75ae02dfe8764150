/// What a way of breaking lines finds out in its pass over the items.
struct BrokenLines {
  /// The lines in their order.
  var lines: [BrokenLine] = []
  /// What each line and the lines before it are deep together.
  ///
  /// A line is as deep as its deepest item. Empty when all items are equally deep.
  var depthSums: [Int] = []
}
