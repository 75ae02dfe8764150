import TagLayout
import TestSupport
import Testing

@Suite("Edge cases")
struct EdgeCaseTests {
  private func arrange(
    _ widths: [Int32], height: Int = 1, in extent: ContainerExtent,
    _ change: (inout FlowLayout) -> Void = { _ in }
  ) -> Arrangement {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = 1
    change(&layout)
    return layout.arrange(ItemSizes(widths: widths, height: height), in: extent)
  }

  @Test("one cell short of an exact fit")
  func oneCellShort() {
    let arrangement = arrange([9, 10, 20, 6, 6, 6], in: 19)
    #expect(arrangement.itemsByLine == [[0], [1], [2], [3, 4], [5]])
    #expect(arrangement.frames[2].width == 19)
    #expect(arrangement.attributes(ofLine: 2).map(\.isClamped) == [true])
    #expect(arrangement.attributes(ofLine: 3).map(\.isClamped) == [false, false])
  }

  @Test("oversize items leave no blank row and stay right of the inset", arguments: oversizes)
  func oversizeItems(oversize: OversizeBehavior) {
    for alignment in AlignDirection.allCases {
      for direction in LayoutDirection.allCases {
        let arrangement = arrange([30, 4, 5, 25, 3], height: 3, in: 20) {
          $0.oversize = oversize
          $0.alignDirection = alignment
          $0.layoutDirection = direction
        }
        #expect(arrangement.itemsByLine == [[0], [1, 2], [3], [4]])
        #expect(arrangement.frames.map(\.y) == [0, 3, 3, 6, 9])
        #expect(arrangement.frames.allSatisfy { $0.x >= 0 })
        #expect(arrangement.frames[0].x == 0 && arrangement.frames[3].x == 0)
        #expect(arrangement.lines.map(\.free) == [0, 10, 0, 17])
        #expect(arrangement.contentSize == Size(width: 20, height: 12))
      }
    }
  }

  @Test("an item of the room's very length is not clamped")
  func exactRoomIsNotClamped() {
    #expect(!arrange([20], in: 20).attributes(at: 0).isClamped)
    #expect(arrange([21], in: 20).attributes(at: 0).isClamped)
  }

  @Test("items of no width keep their gap and their line")
  func zeroWidth() {
    let arrangement = arrange([0, 5, 0, 6, 0], in: 12)
    #expect(arrangement.itemsByLine == [[0, 1, 2], [3, 4]])
    #expect(arrangement.frames.map(\.x) == [0, 1, 7, 0, 7])
  }

  @Test("a container of no width", arguments: [0, -1, Int.min])
  func noWidth(width: Int) {
    let arrangement = arrange([5, 4], in: .cells(width))
    #expect(arrangement.itemsByLine == [[0], [1]])
    #expect(arrangement.frames.map(\.width) == [0, 0])
    #expect(arrangement.contentSize == Size(width: 0, height: 2))
    #expect(arrangement.lines.map(\.free) == [0, 0])
  }

  @Test("a gap longer than the container is not used")
  func longGap() {
    let arrangement = arrange([3, 4, 5], in: 20) { $0.minimumInteritemSpacing = 25 }
    #expect(arrangement.itemsByLine == [[0], [1], [2]])
    #expect(arrangement.lines.map(\.used) == [3, 4, 5])
  }

  @Test("insets longer than the container", arguments: AlignDirection.allCases)
  func longInsets(alignment: AlignDirection) {
    let arrangement = arrange([3, 4], in: 5) {
      $0.sectionInset = EdgeInsets(top: 1, left: 4, bottom: 1, right: 4)
      $0.minimumLineSpacing = 1
      $0.alignDirection = alignment
    }
    #expect(
      arrangement.frames == [
        Rect(x: 4, y: 1, width: 0, height: 1), Rect(x: 4, y: 3, width: 0, height: 1),
      ])
    #expect(arrangement.contentSize == Size(width: 5, height: 5))
  }

  @Test(
    "items of different heights within a line",
    arguments: [
      (LineAlignment.top, [0, 0, 0, 6, 6]), (.center, [1, 0, 2, 6, 7]), (.bottom, [2, 0, 4, 6, 8]),
    ])
  func mixedHeights(alignment: LineAlignment, rows: [Int]) throws {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = 1
    layout.minimumLineSpacing = 1
    layout.lineAlignment = alignment
    let sizes = try #require(ItemSizes(widths: [6, 6, 6, 10, 8], heights: [3, 5, 1, 3, 1]))
    let arrangement = layout.arrange(sizes, in: 20)
    #expect(arrangement.frames.map(\.y) == rows)
    #expect(arrangement.lines.map(\.frame.height) == [5, 3])
  }

  @Test("right to left mirrors between the insets")
  func rightToLeft() {
    let arrangement = arrange([6, 8, 5], in: 25) {
      $0.sectionInset = EdgeInsets(top: 0, left: 2, bottom: 0, right: 3)
      $0.layoutDirection = .rightToLeft
    }
    #expect(arrangement.frames.map(\.x) == [16, 7, 17])
  }

  @Test("right to left and rightData cancel out")
  func rightToLeftRightData() {
    let mirrored = arrange([6, 8, 5, 9], in: 25) {
      $0.layoutDirection = .rightToLeft
      $0.alignDirection = .rightData
    }
    #expect(mirrored.frames == arrange([6, 8, 5, 9], in: 25).frames)
  }

  @Test("one length for all items", arguments: ScrollDirection.allCases)
  func itemSize(direction: ScrollDirection) {
    let arrangement = arrange([1, 50, 7], in: 10) {
      $0.scrollDirection = direction
      $0.itemSize = Size(width: 4, height: 4)
    }
    #expect(arrangement.frames.allSatisfy { $0.size == Size(width: 4, height: 4) })
    #expect(arrangement.itemsByLine == [[0, 1], [2]])
  }

  @Test(
    "an unlimited container is as wide as its line and the insets", arguments: unlimitedStarts)
  func unlimited(alignment: AlignDirection, starts: [Int]) {
    let arrangement = arrange([6, 8, 5], height: 3, in: .unlimited) {
      $0.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 1, right: 3)
      $0.alignDirection = alignment
    }
    #expect(arrangement.frames.map(\.x) == starts)
    #expect(arrangement.contentSize == Size(width: 26, height: 5))
    #expect(arrangement.widestUsed == 21)
    #expect(arrangement.lines.map(\.free) == [0])
    #expect(arrangement.lines.map(\.frame) == [Rect(x: 0, y: 1, width: 26, height: 3)])
  }

  @Test("nothing in an unlimited container")
  func unlimitedEmpty() {
    let arrangement = arrange([], in: .unlimited) {
      $0.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(arrangement.contentSize == Size(width: 6, height: 4))
  }
}

private let oversizes = OversizeBehavior.allCases

private let unlimitedStarts: [(AlignDirection, [Int])] = [
  (.left, [2, 9, 18]), (.rightFlow, [2, 9, 18]), (.rightData, [17, 8, 2]), (.center, [2, 9, 18]),
]
