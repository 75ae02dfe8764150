extension Arrangement {
  /// The item next to an item, as a key for that direction should select it.
  ///
  /// Along a line the items follow each other in the order they are displayed in, and from line
  /// to line and section to section: in rows *right* is the next item, and *left* is where lines are mirrored. Across
  /// the lines the neighbour is the item of the next line whose centre is nearest to `column`; of
  /// two that are equally near the one further left, in a column the upper one.
  ///
  /// - Parameters:
  ///   - index: The item to start from.
  ///   - direction: Where to go, as seen on the screen.
  ///   - column: The place along the line that vertical steps keep to, as ``stickyColumn(of:)``
  ///     gave it for the item that the last step along a line ended at; `nil` uses that of
  ///     `index`. With horizontal scrolling it is a row, and horizontal steps keep to it.
  /// - Returns: The neighbour; `nil` at the ends, and when there is no item `index` or it is
  ///   hidden.
  /// - Complexity: O(log lines + items of a line).
  public func item(from index: Int, moving direction: MoveDirection, column: Int? = nil) -> Int? {
    guard index >= 0, index < visibleCount else { return nil }
    switch step(for: direction) {
    case .alongLine(let step):
      let next = index + step
      return next >= 0 && next < visibleCount ? next : nil
    case .acrossLines(let step):
      let line = line(of: index)
      let next = line + step
      guard next >= 0, next < breaks.count else { return nil }
      let middle = placedItem(index, ofLine: line).middle
      guard let column, column != middle / 2 else { return item(ofLine: next, nearestTo: middle) }
      // Far outside any line is as good as further outside, and can't overflow.
      let reachable = min(max(column, -FlowLayout.maximumLength), .max / 8)
      return item(ofLine: next, nearestTo: 2 * reachable)
    }
  }

  /// The cell of an item's line that holds the item's centre: a column, or with horizontal
  /// scrolling a row.
  ///
  /// Of an even number of cells it is the one before the middle; a step that starts at the item
  /// itself still measures from the very middle.
  /// - Complexity: O(log lines + items of the line).
  public func stickyColumn(of index: Int) -> Int {
    placedItem(index, ofLine: line(of: index)).middle / 2
  }

  private enum Step {
    case alongLine(Int)
    case acrossLines(Int)
  }

  private func step(for direction: MoveDirection) -> Step {
    let next = layout.isMirrored ? -1 : 1
    return switch (flow.direction, direction) {
    case (.vertical, .left), (.horizontal, .up): .alongLine(-next)
    case (.vertical, .right), (.horizontal, .down): .alongLine(next)
    case (.vertical, .up), (.horizontal, .left): .acrossLines(-1)
    case (.vertical, .down), (.horizontal, .right): .acrossLines(1)
    }
  }

  private func item(ofLine line: Int, nearestTo middle: Int) -> Int? {
    var nearest: (index: Int, distance: Int, middle: Int)?
    forEachItem(of: placedLine(line)) { item in
      let distance = abs(item.middle - middle)
      if let best = nearest, (best.distance, best.middle) <= (distance, item.middle) {
        return true
      }
      nearest = (item.index, distance, item.middle)
      return true
    }
    return nearest?.index
  }
}
