import TagLayout
import TestSupport
import Testing

/// Tables worked out by hand: six items 6 8 5 9 4 7 with one cell between them.
@Suite("Worked tables")
struct WorkedTableTests {
  private let widths: [Int32] = [6, 8, 5, 9, 4, 7]

  private func layout(_ change: (inout FlowLayout) -> Void = { _ in }) -> FlowLayout {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = 1
    change(&layout)
    return layout
  }

  @Test(
    "the base case in every alignment",
    arguments: [
      (AlignDirection.left, [[0, 7], [0, 6, 16], [0]]),
      (.rightFlow, [[5, 12], [0, 6, 16], [13]]),
      (.rightData, [[14, 5], [15, 5, 0], [13]]),
      (.center, [[2, 9], [0, 6, 16], [6]]),
    ])
  func baseCase(alignment: AlignDirection, starts: [[Int]]) {
    let layout = layout { $0.alignDirection = alignment }
    let arrangement = layout.arrange(ItemSizes(widths: widths, height: 3), in: 20)
    let found = arrangement.lines.map { arrangement.attributes(ofLine: $0.index).map(\.frame.x) }
    #expect(found == starts)
    #expect(arrangement.lines.map(\.used) == [15, 20, 7])
    #expect(arrangement.lines.map(\.free) == [5, 0, 13])
    #expect(arrangement.lines.map(\.end) == [.full(needed: 21), .full(needed: 28), .end])
    #expect(arrangement.lines.map(\.frame.y) == [0, 3, 6])
    #expect(arrangement.contentSize == Size(width: 20, height: 9))
    #expect(arrangement.widestUsed == 20)
  }

  @Test("the base case as pictures")
  func pictures() {
    let sizes = ItemSizes(widths: widths, height: 1)
    let pictures = AlignDirection.allCases.prefix(4).map { alignment in
      layout { $0.alignDirection = alignment }.arrange(sizes, in: 20).picture
    }
    #expect(
      pictures == [
        """
        AAAAAA·BBBBBBBB·····
        CCCCC·DDDDDDDDD·EEEE
        FFFFFFF·············
        """,
        """
        ·····AAAAAA·BBBBBBBB
        CCCCC·DDDDDDDDD·EEEE
        ·············FFFFFFF
        """,
        """
        ·····BBBBBBBB·AAAAAA
        EEEE·DDDDDDDDD·CCCCC
        ·············FFFFFFF
        """,
        """
        ··AAAAAA·BBBBBBBB···
        CCCCC·DDDDDDDDD·EEEE
        ······FFFFFFF·······
        """,
      ])
  }

  @Test(
    "items per line when the width grows",
    arguments: [
      (1, [1, 1, 1, 1, 1, 1]), (12, [1, 1, 1, 1, 2]), (14, [1, 2, 2, 1]), (15, [2, 2, 2]),
      (20, [2, 3, 1]), (21, [3, 2, 1]), (22, [3, 3]), (31, [4, 2]), (36, [5, 1]), (44, [6]),
    ])
  func thresholds(width: Int, itemsPerLine: [Int]) {
    let arrangement = layout().arrange(
      ItemSizes(widths: widths, height: 1), in: .cells(width))
    #expect(arrangement.lines.map(\.items.count) == itemsPerLine)
  }

  @Test("each threshold is the first width that breaks so")
  func thresholdsAreSharp() {
    let sizes = ItemSizes(widths: widths, height: 1)
    let breaks = (1...50).map { layout().breakLines(sizes, in: .cells($0)) }
    let starts = breaks.map { breaks in (0..<breaks.count).map { breaks.items(ofLine: $0) } }
    let changes = (2...50).filter { starts[$0 - 1] != starts[$0 - 2] }
    #expect(changes == [12, 14, 15, 20, 21, 22, 31, 36, 44])
  }

  @Test("columns of height 7", arguments: AlignDirection.allCases.filter { $0 != .fill })
  func columns(alignment: AlignDirection) {
    var layout = FlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 1
    layout.alignDirection = alignment
    layout.lastLine = .inherit
    let arrangement = layout.arrange(ItemSizes(widths: widths, height: 3), in: 7)
    let (first, second) =
      switch alignment {
      case .left, .center, .spaceAround, .spaceEvenly, .fill: (0, 3)
      case .rightFlow: (1, 4)
      case .rightData: (4, 1)
      case .justified: (0, 4)
      }
    #expect(
      arrangement.frames == [
        Rect(x: 0, y: first, width: 6, height: 3), Rect(x: 0, y: second, width: 8, height: 3),
        Rect(x: 9, y: first, width: 5, height: 3), Rect(x: 9, y: second, width: 9, height: 3),
        Rect(x: 19, y: first, width: 4, height: 3), Rect(x: 19, y: second, width: 7, height: 3),
      ])
    #expect(arrangement.contentSize == Size(width: 26, height: 7))
    // The band of a column is as wide as its widest item and as high as the content.
    #expect(
      arrangement.lines.map(\.frame) == [
        Rect(x: 0, y: 0, width: 8, height: 7), Rect(x: 9, y: 0, width: 9, height: 7),
        Rect(x: 19, y: 0, width: 7, height: 7),
      ])
  }

  @Test("columns of height 8 with insets hold one item each")
  func columnsWithInsets() {
    let layout = layout {
      $0.scrollDirection = .horizontal
      $0.minimumLineSpacing = 2
      $0.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    }
    let arrangement = layout.arrange(ItemSizes(widths: widths, height: 3), in: 8)
    #expect(arrangement.frames.map(\.x) == [2, 10, 20, 27, 38, 44])
    #expect(arrangement.frames.map(\.y) == [1, 1, 1, 1, 1, 1])
    #expect(arrangement.contentSize == Size(width: 53, height: 8))
  }
}
