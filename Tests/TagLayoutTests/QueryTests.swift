import TagLayout
import TestSupport
import Testing

@Suite("Queries")
struct QueryTests {
  /// Nine items of 6 × 3, three a line, lines at y 0, 4 and 8; the content is 20 × 11.
  private let nine: Arrangement = {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = 1
    layout.minimumLineSpacing = 1
    return layout.arrange(ItemSizes(count: 9, size: Size(width: 6, height: 3)), in: 20)
  }()

  @Test(
    "items in a rectangle",
    arguments: [
      (Rect(x: 0, y: 0, width: 20, height: 3), [0, 1, 2]),
      (Rect(x: 0, y: 3, width: 20, height: 1), []),
      (Rect(x: 0, y: 2, width: 20, height: 3), [0, 1, 2, 3, 4, 5]),
      (Rect(x: 6, y: 0, width: 1, height: 3), []),
      (Rect(x: 5, y: 0, width: 3, height: 3), [0, 1]),
      (Rect(x: 0, y: 0, width: 0, height: 0), []),
      (Rect(x: 0, y: 4, width: 7, height: 4), [3]),
      (Rect(x: 0, y: 11, width: 20, height: 5), []),
      (Rect(x: -5, y: -5, width: 100, height: 100), [0, 1, 2, 3, 4, 5, 6, 7, 8]),
      (Rect(x: 0, y: 0, width: -3, height: 3), []),
      (Rect(x: .min, y: .min, width: .max, height: .max), []),
      (Rect(x: -1, y: -1, width: .max, height: .max), [0, 1, 2, 3, 4, 5, 6, 7, 8]),
      (Rect(x: .max, y: 0, width: .max, height: 3), []),
      (Rect(x: 0, y: .max, width: 3, height: .max), []),
    ])
  func rectangles(rect: Rect, items: [Int]) {
    #expect(nine.attributes(in: rect).map(\.index) == items)
  }

  @Test(
    "lines in a rectangle",
    arguments: [
      (Rect(x: 0, y: 0, width: 20, height: 3), 0..<1),
      (Rect(x: 0, y: 2, width: 20, height: 3), 0..<2),
      (Rect(x: 90, y: 4, width: 1, height: 5), 1..<3),
      (Rect(x: -5, y: -5, width: 100, height: 100), 0..<3),
    ])
  func linesInRectangles(rect: Rect, lines: Range<Int>) {
    #expect(nine.lines(in: rect) == lines)
  }

  @Test("no lines between two lines, past the last, and in an empty rectangle")
  func noLines() {
    #expect(nine.lines(in: Rect(x: 0, y: 3, width: 20, height: 1)).isEmpty)
    #expect(nine.lines(in: Rect(x: 0, y: 11, width: 20, height: 9)).isEmpty)
    #expect(nine.lines(in: Rect(x: 0, y: 0, width: 0, height: 9)).isEmpty)
  }

  @Test("what is given of an item")
  func attributes() {
    let attributes = nine.attributes(at: 4)
    #expect(attributes.index == 4)
    #expect(attributes.line == 1)
    #expect(attributes.frame == Rect(x: 7, y: 4, width: 6, height: 3))
    #expect(!attributes.isClamped)
    #expect(nine.line(of: 8) == 2)
  }

  @Test(
    "the item at a point",
    arguments: [
      (Point(x: 0, y: 0), 0), (Point(x: 5, y: 2), 0), (Point(x: 6, y: 0), nil),
      (Point(x: 7, y: 2), 1), (Point(x: 7, y: 3), nil), (Point(x: 7, y: 4), 4),
      (Point(x: 19, y: 10), 8), (Point(x: 20, y: 10), nil), (Point(x: 19, y: 11), nil),
      (Point(x: -1, y: 0), nil), (Point(x: 0, y: -1), nil), (Point(x: .max, y: .max), nil),
      (Point(x: .min, y: .min), nil),
    ] as [(Point, Int?)])
  func hitTest(point: Point, item: Int?) {
    #expect(nine.item(at: point) == item)
  }

  @Test("the part of an overflowing item that sticks out is hit and found")
  func overflow() {
    var layout = FlowLayout()
    layout.oversize = .overflow
    layout.alignDirection = .rightData
    let arrangement = layout.arrange(ItemSizes(widths: [4, 30], height: 1), in: 20)
    #expect(arrangement.item(at: Point(x: 29, y: 1)) == 1)
    #expect(arrangement.attributes(in: Rect(x: 25, y: 0, width: 9, height: 9)).map(\.index) == [1])
  }

  @Test("a line of many items is found from both of its ends", arguments: AlignDirection.allCases)
  func longLine(alignment: AlignDirection) {
    var layout = FlowLayout()
    layout.alignDirection = alignment
    layout.minimumInteritemSpacing = 1
    let sizes = ItemSizes(count: 1000, size: Size(width: 1, height: 1))
    let arrangement = layout.arrange(sizes, in: .unlimited)
    let first = arrangement.attributes(in: Rect(x: 0, y: 0, width: 5, height: 1)).map(\.index)
    let last = arrangement.attributes(in: Rect(x: 1994, y: 0, width: 99, height: 1)).map(\.index)
    #expect(first == (alignment == .rightData ? [997, 998, 999] : [0, 1, 2]))
    #expect(last == (alignment == .rightData ? [0, 1, 2] : [997, 998, 999]))
  }

  @Test("many items of no width among few cells", arguments: [2, 3])
  func manyEmptyItems(height: Int32) throws {
    let widths = (0..<3000).map { Int32($0 % 1000 == 500 ? 3 : 0) }
    // The last height makes them a column of their own.
    let heights = widths.indices.map { $0 == 2999 ? height : 2 }
    var layout = FlowLayout()
    layout.maximumItemsPerLine = 1000
    let sizes = try #require(ItemSizes(widths: widths, heights: heights))
    let arrangement = layout.arrange(sizes, in: 4)
    let found = arrangement.attributes(in: Rect(x: 0, y: 0, width: 4, height: 99))
    #expect(found.map(\.index) == [500, 1500, 2500])
  }

  @Test("lines too long for 32 bits", arguments: AlignDirection.allCases)
  func longLines(alignment: AlignDirection) {
    var layout = FlowLayout()
    layout.alignDirection = alignment
    layout.lastLine = .inherit
    let limit = FlowLayout.maximumLength
    let sizes = ItemSizes(widths: Array(repeating: Int32(limit), count: 12), height: 1)
    let arrangement = layout.arrange(sizes, in: .unlimited, forcedBreaks: [5, 8, 10, 11])
    let all = arrangement.attributes(in: Rect(x: 0, y: 0, width: .max, height: .max))
    #expect(all.map(\.frame) == arrangement.frames)
    let free = arrangement.lines[1].free
    #expect(free == 2 * limit)
    if alignment == .rightFlow { #expect(all[5].frame.x == free) }
  }

  @Test("half-open rectangles")
  func rectGeometry() {
    let rect = Rect(x: 2, y: 3, width: 4, height: 5)
    #expect(rect.maxX == 6 && rect.maxY == 8)
    #expect(rect.contains(Point(x: 2, y: 3)) && rect.contains(Point(x: 5, y: 7)))
    #expect(!rect.contains(Point(x: 6, y: 3)) && !rect.contains(Point(x: 2, y: 8)))
    #expect(rect.intersects(Rect(x: 5, y: 7, width: 1, height: 1)))
    #expect(!rect.intersects(Rect(x: 6, y: 3, width: 1, height: 1)))
    #expect(!rect.intersects(Rect(x: 3, y: 4, width: 0, height: 1)))
    #expect(Rect(x: 0, y: 0, width: -1, height: 1).isEmpty)
    #expect(Rect(x: .max, y: .min, width: 1, height: -1).maxX == .max)
    #expect(Rect(x: .max, y: .min, width: 1, height: -1).maxY == .min)
  }
}
