extension Arrangement {
  /// The item that covers the cell at `point`; `nil` when none does.
  ///
  /// Headers, footers and the label of hidden items are not items, see
  /// ``supplementaryAttributes(at:)`` and ``overflow``.
  ///
  /// - Complexity: O(log lines + items of a line).
  public func item(at point: Point) -> Int? {
    let (breadth, depth) = flow.direction.place(of: point)
    // A cell at the very end of the numbers is covered by nothing, and has none after it.
    guard breadth < .max, depth < .max else { return nil }
    let cell = breadth..<breadth + 1
    let row = depth..<depth + 1
    var hit: Int?
    for line in lines(across: row) {
      forEachItem(of: placedLine(line), meeting: cell, row) { item in
        hit = item.index
        return false
      }
    }
    return hit
  }
}
