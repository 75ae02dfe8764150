import TagLayout
import TestSupport
import Testing

@Suite("Keyboard neighbours")
struct NeighbourTests {
  /// `[aaaaaaaa] [b] [cc]` above `[dddddddddddd] [e]`.
  private func ragged(_ change: (inout FlowLayout) -> Void = { _ in }) -> Arrangement {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = 1
    change(&layout)
    return layout.arrange(ItemSizes(widths: [10, 3, 4, 14, 3], height: 1), in: 20)
  }

  /// The items that a key visits, pressed until it leads nowhere.
  private func visits(_ arrangement: Arrangement, from index: Int, _ key: MoveDirection) -> [Int] {
    var visited = [index]
    var item = index
    while visited.count < 20, let next = arrangement.item(from: item, moving: key) {
      visited.append(next)
      item = next
    }
    return visited
  }

  @Test("right and left visit all items in the order they are displayed in")
  func alongLines() {
    #expect(visits(ragged(), from: 0, .right) == [0, 1, 2, 3, 4])
    #expect(visits(ragged(), from: 4, .left) == [4, 3, 2, 1, 0])
  }

  @Test("left leads to what stands left when lines are mirrored")
  func mirrored() {
    for arrangement in [
      ragged { $0.alignDirection = .rightData }, ragged { $0.layoutDirection = .rightToLeft },
    ] {
      #expect(visits(arrangement, from: 0, .left) == [0, 1, 2, 3, 4])
      #expect(visits(arrangement, from: 4, .right) == [4, 3, 2, 1, 0])
    }
  }

  @Test("mirrored twice is not mirrored")
  func mirroredTwice() {
    let arrangement = ragged {
      $0.alignDirection = .rightData
      $0.layoutDirection = .rightToLeft
    }
    #expect(visits(arrangement, from: 0, .right) == [0, 1, 2, 3, 4])
  }

  @Test("down from a line's end goes to the item below, and back")
  func acrossLines() {
    let arrangement = ragged()
    let column = arrangement.stickyColumn(of: 2)
    #expect(column == 16)
    #expect(arrangement.item(from: 2, moving: .down, column: column) == 4)
    #expect(arrangement.item(from: 4, moving: .up, column: column) == 2)
    #expect(arrangement.item(from: 0, moving: .down) == 3)
    #expect(arrangement.item(from: 1, moving: .down) == 4)
  }

  @Test("nothing above the first line, below the last, and for an item that isn't there")
  func ends() {
    let arrangement = ragged()
    #expect(arrangement.item(from: 1, moving: .up) == nil)
    #expect(arrangement.item(from: 3, moving: .down) == nil)
    #expect(arrangement.item(from: 5, moving: .left) == nil)
    #expect(arrangement.item(from: -1, moving: .right) == nil)
    let empty = FlowLayout().arrange(ItemSizes(widths: [], height: 1), in: 20)
    #expect(empty.item(from: 0, moving: .down) == nil)
  }

  @Test("the sticky column survives a short line")
  func shortLine() {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = 1
    let arrangement = layout.arrange(
      ItemSizes(widths: [5, 5, 5, 15, 3, 16, 5, 5, 5], height: 1), in: 17)
    #expect(arrangement.itemsByLine == [[0, 1, 2], [3], [4], [5], [6, 7, 8]])
    let column = arrangement.stickyColumn(of: 2)
    var item = 2
    for expected in [3, 4, 5, 8] {
      item = arrangement.item(from: item, moving: .down, column: column) ?? -1
      #expect(item == expected)
    }
  }

  @Test("of two equally near items the one further left", arguments: LayoutDirection.allCases)
  func ties(direction: LayoutDirection) {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = 1
    layout.layoutDirection = direction
    // A: 0 ..< 7, its centre in column 3; below it B: 0 ..< 3 and C: 4 ..< 7, two away each.
    let arrangement = layout.arrange(ItemSizes(widths: [7, 3, 3], height: 1), in: 7)
    #expect(
      arrangement.item(from: 0, moving: .down) == (direction == .leftToRight ? 1 : 2))
  }

  @Test("a column that is far away leads to the line's end", arguments: [Int.min, -1, 0])
  func farLeft(column: Int) {
    #expect(ragged().item(from: 4, moving: .up, column: column) == 0)
  }

  @Test("a column that is far to the right", arguments: [20, 1 << 40, Int.max])
  func farRight(column: Int) {
    #expect(ragged().item(from: 3, moving: .up, column: column) == 2)
  }

  @Test("in columns down follows the items and right goes to the next column")
  func columns() {
    // Columns of 3, 2 and 1 items of different widths.
    var layout = FlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumInteritemSpacing = 1
    let sizes = ItemSizes(count: 6) { Size(width: 5, height: [1, 1, 1, 2, 2, 5][$0]) }
    let arrangement = layout.arrange(sizes, in: 5)
    #expect(arrangement.itemsByLine == [[0, 1, 2], [3, 4], [5]])
    #expect(visits(arrangement, from: 0, .down) == [0, 1, 2, 3, 4, 5])
    #expect(visits(arrangement, from: 5, .up) == [5, 4, 3, 2, 1, 0])
    #expect(arrangement.item(from: 2, moving: .right) == 4)
    #expect(arrangement.item(from: 4, moving: .left) == 2)
    #expect(arrangement.item(from: 1, moving: .right) == 3)
    #expect(arrangement.item(from: 0, moving: .left) == nil)
    #expect(arrangement.item(from: 5, moving: .right) == nil)
    #expect(arrangement.stickyColumn(of: 2) == 4)
    #expect(arrangement.item(from: 5, moving: .left, column: 4) == 4)
  }
}
