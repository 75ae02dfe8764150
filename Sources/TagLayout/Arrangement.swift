/// Items placed in lines; frames are derived on demand.
public struct Arrangement: Sendable {
  /// Number of items.
  public var count: Int { fatalError("CONTRACT") }
  public var layout: FlowLayout { fatalError("CONTRACT") }
  public var breaks: LineBreaks { fatalError("CONTRACT") }
  public var contentSize: Size { fatalError("CONTRACT") }
  /// The cells that the fullest line uses.
  public var widestUsed: Int { fatalError("CONTRACT") }
  public var lines: Lines { fatalError("CONTRACT") }

  /// An item's index, frame and line. layoutAttributesForItem.
  public func attributes(at index: Int) -> ItemAttributes { fatalError("CONTRACT") }
  /// Attributes of what `rect` intersects, in data order, by binary search.
  public func attributes(in rect: Rect) -> [ItemAttributes] { fatalError("CONTRACT") }
  /// Attributes of the items of a line, in data order.
  public func attributes(ofLine line: Int) -> [ItemAttributes] { fatalError("CONTRACT") }
  /// Hit test.
  public func item(at point: Point) -> Int? { fatalError("CONTRACT") }
  /// The number of the line that holds an item.
  public func line(of index: Int) -> Int { fatalError("CONTRACT") }
  /// Keyboard neighbour; `column` is the sticky centre (a row in horizontal mode). nil at the ends.
  public func item(from index: Int, moving direction: MoveDirection, column: Int? = nil) -> Int? {
    fatalError("CONTRACT")
  }
  /// The coordinate of an item's centre along its line (x in vertical mode, y in horizontal mode): what the caller remembers as sticky column.
  public func stickyColumn(of index: Int) -> Int { fatalError("CONTRACT") }
  /// The lines whose band intersects `rect`.
  public func lines(in rect: Rect) -> Range<Int> { fatalError("CONTRACT") }

  public struct Lines: RandomAccessCollection, Sendable {
    public var startIndex: Int { 0 }
    public var endIndex: Int { fatalError("CONTRACT") }
    public subscript(position: Int) -> Line { fatalError("CONTRACT") }
  }
}

/// One line of an arrangement.
public struct Line: Hashable, Sendable {
  public let index: Int
  public let items: Range<Int>
  /// Cells of items and spacing; free cells of the available room (never negative).
  public let used: Int
  public let free: Int
  public let end: LineEnd
  /// The band of the line across the container: for rows x 0, width of the content; y and height of the line. For columns transposed.
  public let frame: Rect
}

/// What the engine says of one item.
public struct ItemAttributes: Hashable, Sendable {
  public let index: Int
  public let line: Int
  public let frame: Rect
  /// Whether the item was longer than the room and took the room instead.
  public let isClamped: Bool
}
