/// An item's place, said along the lines and across them.
struct PlacedItem {
  let index: Int
  /// Cells from the container's edge to the item, along its line and across the lines.
  let start, offset: Int
  /// The item's lengths along its line and across the lines.
  let breadth, depth: Int
  /// Whether the breadth is the room of the line, because the item is longer than that.
  let isClamped: Bool

  /// The first cell along the line that the item doesn't cover.
  var end: Int { start &+ breadth }

  /// Whether the item covers some cell of a stretch along the lines and one across them.
  func meets(breadth: Range<Int>, depth: Range<Int>) -> Bool {
    self.breadth > 0 && start < breadth.upperBound && end > breadth.lowerBound
      && self.depth > 0 && offset < depth.upperBound && offset &+ self.depth > depth.lowerBound
  }

  /// The centre along the line in half cells: even where it is the middle of a cell, 2 × `start`
  /// for an item of one cell.
  var middle: Int { 2 * start + breadth - 1 }
}
