extension Arrangement {
  /// An item's frame and line, as `layoutAttributesForItem(at:)`.
  ///
  /// `index` must be in `0 ..< visibleCount`: a hidden item has no frame, see ``isHidden(_:)``.
  /// - Complexity: O(log lines + items of the line). For all items of a line
  ///   ``attributes(ofLine:)`` is cheaper.
  public func attributes(at index: Int) -> ItemAttributes {
    let line = line(of: index)
    return attributes(of: placedItem(index, ofLine: line), line: line)
  }

  /// Attributes of the items of a line, in data order.
  ///
  /// `line` must be in `0 ..< lines.count`.
  /// - Complexity: O(log sections + items of the line).
  public func attributes(ofLine line: Int) -> [ItemAttributes] {
    let placed = placedLine(line)
    return Array(capacity: placed.items.count) { output in
      forEachItem(of: placed) { item in
        output.append(attributes(of: item, line: line))
        return true
      }
    }
  }

  /// Attributes of the items that cover some cell of `rect`, in data order, as
  /// `layoutAttributesForElements(in:)`.
  ///
  /// Rectangles and frames are half-open: an empty rectangle meets nothing, and neither does an
  /// item without a width or a height. Headers, footers and the label of hidden items are not
  /// items, see ``supplementaryAttributes(in:)`` and ``overflow``.
  /// - Complexity: O(log lines + items of the lines that `rect` meets).
  public func attributes(in rect: Rect) -> [ItemAttributes] {
    guard let (breadth, depth) = flow.direction.stretches(of: rect) else { return [] }
    let lines = lines(across: depth)
    guard !lines.isEmpty else { return [] }
    // Every item that is found covers a cell of its line's stretch at least.
    let first = breaks.items(ofLine: lines.lowerBound).lowerBound
    let items = breaks.items(ofLine: lines.upperBound - 1).upperBound - first
    let (cells, overflows) = lines.count.multipliedReportingOverflow(by: breadth.count)
    return Array(capacity: overflows ? items : min(items, cells)) { output in
      appendItems(ofLines: lines, meeting: breadth, depth, to: &output)
    }
  }

  /// A line with its free cells distributed.
  func placedLine(_ line: Int) -> PlacedLine {
    placedLine(line, ofSection: breaks.section(ofLine: line))
  }

  /// Where an item of a line stands.
  func placedItem(_ index: Int, ofLine line: Int) -> PlacedItem {
    var placed = PlacedItem(
      index: index, start: 0, offset: 0, breadth: 0, depth: 0, isClamped: false)
    forEachItem(of: placedLine(line)) { item in
      placed = item
      return item.index < index
    }
    return placed
  }

  @inline(__always)
  func attributes(of item: PlacedItem, line: Int) -> ItemAttributes {
    ItemAttributes(
      index: item.index, line: line, frame: flow.direction.frame(of: item),
      isClamped: item.isClamped)
  }
}
