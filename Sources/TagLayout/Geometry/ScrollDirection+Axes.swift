/// The two axes of a flow. A *breadth* runs along a line, a *depth* across the lines, the way the
/// content scrolls. Everything between measuring and handing out frames is said in these words,
/// so that columns are rows transposed and nothing is written twice.
extension ScrollDirection {
  /// The item's length along its line.
  func breadth(of size: Size) -> Int {
    switch self {
    case .vertical: size.width
    case .horizontal: size.height
    }
  }

  /// The item's length across the lines.
  func depth(of size: Size) -> Int {
    switch self {
    case .vertical: size.height
    case .horizontal: size.width
    }
  }

  /// A point's place along the lines and across them.
  func place(of point: Point) -> (breadth: Int, depth: Int) {
    switch self {
    case .vertical: (point.x, point.y)
    case .horizontal: (point.y, point.x)
    }
  }

  /// The stretches that a rectangle covers along the lines and across them, not empty.
  func stretches(of rect: Rect) -> (breadth: Range<Int>, depth: Range<Int>)? {
    guard !rect.isEmpty else { return nil }
    let columns = rect.x..<rect.maxX
    let rows = rect.y..<rect.maxY
    switch self {
    case .vertical: return (columns, rows)
    case .horizontal: return (rows, columns)
    }
  }

  /// The rectangle that starts at `start` along the lines and `offset` across them.
  func rect(start: Int, offset: Int, breadth: Int, depth: Int) -> Rect {
    switch self {
    case .vertical: Rect(x: start, y: offset, width: breadth, height: depth)
    case .horizontal: Rect(x: offset, y: start, width: depth, height: breadth)
    }
  }

  /// The cells that an item takes.
  func frame(of item: PlacedItem) -> Rect {
    rect(start: item.start, offset: item.offset, breadth: item.breadth, depth: item.depth)
  }

  /// A size of `breadth` along the lines and `depth` across them.
  func size(breadth: Int, depth: Int) -> Size {
    switch self {
    case .vertical: Size(width: breadth, height: depth)
    case .horizontal: Size(width: depth, height: breadth)
    }
  }
}
