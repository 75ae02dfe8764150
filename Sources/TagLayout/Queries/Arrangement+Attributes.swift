extension Arrangement {
  /// An item's frame and line, as `layoutAttributesForItem(at:)`.
  ///
  /// - Complexity: O(log lines + items of the line). For all items of a line
  ///   ``attributes(ofLine:)`` is cheaper.
  public func attributes(at index: Int) -> ItemAttributes {
    let line = line(of: index)
    var frame = Rect(x: 0, y: 0, width: 0, height: 0)
    forEachItem(of: placedLine(line)) { item, itemFrame in
      frame = itemFrame
      return item < index
    }
    return attributes(index, line: line, frame: frame)
  }

  /// Attributes of the items of a line, in data order.
  ///
  /// - Complexity: O(items of the line).
  public func attributes(ofLine line: Int) -> [ItemAttributes] {
    let placed = placedLine(line)
    var result: [ItemAttributes] = []
    result.reserveCapacity(placed.items.count)
    forEachItem(of: placed) { index, frame in
      result.append(attributes(index, line: line, frame: frame))
      return true
    }
    return result
  }

  /// Attributes of the items that cover some cell of `rect`, in data order, as
  /// `layoutAttributesForElements(in:)`.
  ///
  /// Rectangles and frames are half-open: an empty rectangle meets nothing, and neither does an
  /// item without a width or a height.
  /// - Complexity: O(log lines + items of the lines that `rect` meets).
  public func attributes(in rect: Rect) -> [ItemAttributes] {
    guard let (breadth, depth) = flow.direction.stretches(of: rect) else { return [] }
    var result: [ItemAttributes] = []
    for line in lines(across: depth) {
      forEachItem(of: placedLine(line), within: breadth) { index, frame in
        if frame.intersects(rect) {
          result.append(attributes(index, line: line, frame: frame))
        }
        return true
      }
    }
    return result
  }

  private func attributes(_ index: Int, line: Int, frame: Rect) -> ItemAttributes {
    ItemAttributes(
      index: index, line: line, frame: frame, isClamped: items.isClamped(at: index))
  }
}
