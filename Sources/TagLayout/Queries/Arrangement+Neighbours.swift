extension Arrangement {
  /// The item next to an item, as a key for that direction should select it.
  ///
  /// Along a line the items follow each other in the order they are displayed in, and from line
  /// to line: in rows *right* is the next item, and *left* is where lines are mirrored. Across
  /// the lines the neighbour is the item of the next line whose centre is nearest to `column`; of
  /// two that are equally near the one further left, in a column the upper one.
  ///
  /// - Parameters:
  ///   - index: The item to start from.
  ///   - direction: Where to go, as seen on the screen.
  ///   - column: The place along the line that vertical steps keep to, as ``stickyColumn(of:)``
  ///     gave it for the item that the last step along a line ended at; `nil` uses that of
  ///     `index`. With horizontal scrolling it is a row, and horizontal steps keep to it.
  /// - Returns: The neighbour; `nil` at the ends, and when there is no item `index`.
  /// - Complexity: O(log lines + items of a line).
  public func item(from index: Int, moving direction: MoveDirection, column: Int? = nil) -> Int? {
    guard index >= 0, index < count else { return nil }
    switch step(for: direction) {
    case .alongLine(let step):
      let next = index + step
      return next >= 0 && next < count ? next : nil
    case .acrossLines(let step):
      let next = line(of: index) + step
      guard next >= 0, next < breaks.count else { return nil }
      return item(ofLine: next, nearestTo: column ?? stickyColumn(of: index))
    }
  }

  /// The cell of an item's line that holds the item's centre: a column, or with horizontal
  /// scrolling a row.
  ///
  /// Of an even number of cells it is the one before the middle.
  /// - Complexity: O(log lines + items of the line).
  public func stickyColumn(of index: Int) -> Int {
    let frame = attributes(at: index).frame
    let breadth = flow.direction.breadth(of: frame.size)
    return flow.direction.place(of: frame.origin).breadth + max(0, breadth - 1) / 2
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

  private func item(ofLine line: Int, nearestTo column: Int) -> Int? {
    // In half cells, so that the centre of an even number of cells is a whole number too.
    let wanted = (min(max(column, -FlowLayout.maximumLength), .max / 4)) * 2 + 1
    var nearest: (index: Int, distance: Int, start: Int)?
    forEachItem(of: placedLine(line)) { index, frame in
      let start = flow.direction.place(of: frame.origin).breadth
      let breadth = flow.direction.breadth(of: frame.size)
      let distance = abs(2 * start + breadth - wanted)
      if let best = nearest, (best.distance, best.start) <= (distance, start) { return true }
      nearest = (index, distance, start)
      return true
    }
    return nearest?.index
  }
}
