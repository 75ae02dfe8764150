import TagLayout
import TestSupport
import Testing

@Suite("Maximum lines and the label")
struct MaximumLinesTests {
  /// "+12 more", "+12" and "…" without a box.
  private let bare = [
    OverflowLabel(cells: 6, digits: true, height: 1),
    OverflowLabel(cells: 1, digits: true, height: 1),
    OverflowLabel(cells: 1, digits: false, height: 1),
  ]

  private func arrange(
    _ widths: [Int32], in width: Int, lines: Int?, _ change: (inout FlowLayout) -> Void = { _ in }
  ) -> Arrangement {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = 1
    layout.maximumLines = lines
    layout.overflowLabels = bare
    change(&layout)
    return layout.arrange(ItemSizes(widths: widths, height: 1), in: .cells(width))
  }

  @Test(
    "items shown and the label",
    arguments: [
      (Array(repeating: 6, count: 12), 27, 1, [2], 10),
      (Array(repeating: 6, count: 12), 27, 2, [4, 2], 6),
      (Array(repeating: 6, count: 9), 27, 1, [2], 7),
      (Array(repeating: 5, count: 4), 27, 1, [4], nil),
      (Array(repeating: 5, count: 5), 27, 1, [3], 2),
      ([25, 3], 27, 1, [1], 1),
      (Array(repeating: 6, count: 40), 20, 2, [3, 1], 36),
      (Array(repeating: 6, count: 40), 27, 2, [4, 2], 34),
      (Array(repeating: 6, count: 40), 34, 2, [5, 3], 32),
      (Array(repeating: 6, count: 40), 41, 2, [6, 4], 30),
    ] as [([Int32], Int, Int, [Int], Int?)])
  func table(widths: [Int32], width: Int, lines: Int, shown: [Int], more: Int?) {
    let arrangement = arrange(widths, in: width, lines: lines)
    #expect(arrangement.lines.map(\.items.count) == shown)
    #expect(arrangement.overflow?.count == more)
    #expect(arrangement.overflow?.labelIndex == more.map { _ in 0 })
    #expect(arrangement.hiddenCount == more ?? 0)
    #expect(arrangement.visibleCount == widths.count - (more ?? 0))
    #expect(arrangement.lines.last?.end == (more == nil ? .end : .maximumLines))
    if let overflow = arrangement.overflow, let last = arrangement.lines.last {
      #expect(overflow.line == last.index)
      #expect(overflow.frame.width == 6 + String(overflow.count).count)
      #expect(overflow.frame.maxX == last.used)
      #expect(last.used + last.free == width)
    }
  }

  @Test("no item more would have fitted beside the label", arguments: 1...60)
  func sweep(width: Int) {
    let widths = [Int32](repeating: 6, count: 40)
    for lines in 1...4 {
      let arrangement = arrange(widths, in: width, lines: lines)
      #expect(arrangement.lines.count <= lines)
      #expect(arrangement.lines.flatMap(\.items) == Array(0..<arrangement.visibleCount))
      #expect(arrangement.lines.allSatisfy { $0.used <= width && !$0.items.isEmpty })
      guard arrangement.hiddenCount > 0 else { continue }
      #expect(arrangement.lines.count == lines)
      guard let overflow = arrangement.overflow, overflow.labelIndex == 0 else { continue }
      #expect(overflow.count == arrangement.hiddenCount)
      let fewer = 6 + String(overflow.count - 1).count
      #expect(arrangement.lines[lines - 1].used - overflow.frame.width + 7 + 1 + fewer > width)
    }
  }

  @Test("the one item gives way to the label")
  func clamped() {
    let arrangement = arrange([25, 3], in: 27, lines: 1)
    #expect(arrangement.picture == String(repeating: "A", count: 19) + "········")
    #expect(arrangement.attributes(at: 0).isClamped)
    #expect(arrangement.overflow?.frame == Rect(x: 20, y: 0, width: 7, height: 1))
    #expect(arrangement.lines.map(\.used) == [27])
  }

  @Test(
    "labels get shorter when the item would have less than 3 cells, and in the end vanish",
    arguments: [
      (11, 3, 0), (10, 7, 1), (6, 3, 1), (5, 3, 2), (4, 4, nil),
    ] as [(Int, Int, Int?)])
  func forms(width: Int, item: Int, form: Int?) {
    let arrangement = arrange([9, 9], in: width, lines: 1)
    #expect(arrangement.frames.map(\.width) == [item])
    #expect(arrangement.overflow?.labelIndex == form)
    #expect(arrangement.hiddenCount == 1)
  }

  @Test("a label with more digits takes more room when items leave")
  func growingCount() {
    // Ten are hidden as soon as one more leaves: "+10 more" takes a cell more than "+9 more".
    let widths = [Int32](repeating: 6, count: 13)
    let nine = arrange(widths, in: 34, lines: 1)
    #expect(nine.overflow?.count == 10)
    #expect(nine.visibleCount == 3)
    let wide = arrange(widths, in: 35, lines: 1)
    #expect(wide.overflow?.count == 9)
  }

  @Test("when no form fits, the line keeps its items")
  func dropped() {
    let arrangement = arrange([3, 0, 9, 9], in: 4, lines: 1)
    #expect(arrangement.itemsByLine == [[0, 1]])
    #expect(arrangement.overflow == nil)
    #expect(arrangement.hiddenCount == 2)
    #expect(arrangement.frames.map(\.width) == [3, 0])
    #expect(arrangement.lines.map(\.end) == [.maximumLines])
  }

  @Test("without labels lines are simply cut")
  func noLabels() {
    let arrangement = arrange([6, 6, 6, 6, 6], in: 13, lines: 2) { $0.overflowLabels = [] }
    #expect(arrangement.itemsByLine == [[0, 1], [2, 3]])
    #expect(arrangement.hiddenCount == 1 && arrangement.overflow == nil)
    #expect(arrangement.isHidden(4) && !arrangement.isHidden(3))
    #expect(arrangement.contentSize == Size(width: 13, height: 2))
  }

  @Test(
    "the label takes part in the alignment as the line's last item",
    arguments: [
      (AlignDirection.left, [0, 4, 8]), (.rightFlow, [7, 11, 15]), (.center, [3, 7, 11]),
      (.rightData, [19, 15, 7]), (.justified, [0, 7, 15]), (.spaceAround, [1, 7, 13]),
      (.spaceEvenly, [1, 7, 13]),
    ])
  func alignment(alignment: AlignDirection, starts: [Int]) {
    // A cut line is not a last line: stretched lines stay stretched.
    let arrangement = arrange([3, 3, 9, 9], in: 22, lines: 1) {
      $0.alignDirection = alignment
    }
    #expect(arrangement.visibleCount == 2)
    #expect(arrangement.frames.map(\.x) + [arrangement.overflow?.frame.x] == starts)
    #expect(arrangement.lines.map(\.free) == [7])
  }

  @Test("a label that fills its line grows with the items")
  func fill() {
    let arrangement = arrange([3, 3, 9, 9], in: 22, lines: 1) { $0.alignDirection = .fill }
    #expect(
      arrangement.frames == [
        Rect(x: 0, y: 0, width: 5, height: 1), Rect(x: 6, y: 0, width: 5, height: 1),
      ])
    #expect(arrangement.overflow?.frame == Rect(x: 12, y: 0, width: 10, height: 1))
  }

  @Test("a cut line is no last line, whatever the policy", arguments: LastLine.allCases)
  func notTheLastLine(policy: LastLine) {
    let arrangement = arrange([3, 3, 9, 9], in: 22, lines: 1) {
      $0.alignDirection = .rightFlow
      $0.lastLine = policy
    }
    #expect(arrangement.frames.map(\.x) == [7, 11])
  }

  @Test("a cut layout is greedy, one that is not is balanced")
  func balanced() {
    let widths: [Int32] = [4, 4, 4, 4, 4, 4]
    let whole = arrange(widths, in: 28, lines: 2) { $0.lineBreaking = .balanced }
    #expect(whole.itemsByLine == [[0, 1, 2], [3, 4, 5]])
    let cut = arrange(widths + widths, in: 28, lines: 2) { $0.lineBreaking = .balanced }
    #expect(cut.lines.map(\.items.count) == [5, 4])
    #expect(cut.overflow?.count == 3)
  }

  @Test("a label that is higher than the items makes its line as high")
  func height() throws {
    let label = OverflowLabel(cells: 3, digits: false, height: 4)
    let arrangement = arrange([6, 6, 6, 6], in: 13, lines: 1) {
      $0.overflowLabels = [label]
      $0.lineAlignment = .bottom
    }
    #expect(arrangement.lines.map(\.frame.height) == [4])
    #expect(arrangement.frames == [Rect(x: 0, y: 3, width: 6, height: 1)])
    #expect(arrangement.overflow?.frame == Rect(x: 7, y: 0, width: 3, height: 4))
    #expect(arrangement.contentSize.height == 4)
    #expect(arrangement.lines(in: Rect(x: 0, y: 0, width: 9, height: 1)) == 0..<1)
    // An item that leaves takes its height with it.
    var layout = arrangement.layout
    layout.overflowLabels = [OverflowLabel(cells: 3, digits: false, height: 1)]
    let sizes = try #require(ItemSizes(widths: [6, 6, 6], heights: [2, 5, 1]))
    #expect(layout.arrange(sizes, in: 13).lines.map(\.frame.height) == [2])
  }

  @Test("in columns a label takes its height along the line")
  func columns() {
    let arrangement = arrange([6, 6, 6, 6, 6], in: 4, lines: 1) {
      $0.scrollDirection = .horizontal
      $0.minimumInteritemSpacing = 0
      $0.overflowLabels = [OverflowLabel(cells: 8, digits: true, height: 2)]
    }
    #expect(arrangement.visibleCount == 2)
    #expect(arrangement.overflow?.frame == Rect(x: 0, y: 2, width: 9, height: 2))
    #expect(arrangement.contentSize == Size(width: 9, height: 4))
  }

  @Test("a line too long for 32 bits has its label after it")
  func longLine() {
    var layout = FlowLayout()
    layout.maximumLines = 1
    layout.overflowLabels = bare
    let limit = FlowLayout.maximumLength
    let sizes = ItemSizes(count: 5, size: Size(width: limit, height: 1))
    let arrangement = layout.arrange(sizes, in: .unlimited, forcedBreaks: [3])
    #expect(arrangement.overflow?.frame.x == 3 * limit)
    #expect(arrangement.lines.map(\.used) == [3 * limit + 7])
    #expect(arrangement.contentSize.width == 3 * limit + 7)
  }

  @Test("numbers below one count as one", arguments: [0, -1, Int.min])
  func lessThanOne(number: Int) {
    #expect(arrange([6, 6, 6], in: 13, lines: number).lines.count == 1)
    let single = arrange([6, 6, 6], in: 80, lines: nil) { $0.maximumItemsPerLine = number }
    #expect(single.itemsByLine == [[0], [1], [2]])
    #expect(single.lines.map(\.end) == [.maximumItems, .maximumItems, .end])
  }

  @Test("neighbours and hits end with what is shown")
  func queries() {
    let arrangement = arrange([6, 6, 6, 6, 6, 6], in: 20, lines: 1)
    #expect(arrangement.visibleCount == 1)
    #expect(arrangement.item(from: 0, moving: .right) == nil)
    #expect(arrangement.item(from: 0, moving: .down) == nil)
    #expect(arrangement.item(from: 3, moving: .left) == nil)
    #expect(arrangement.item(at: Point(x: 8, y: 0)) == nil)
    let all = Rect(x: 0, y: 0, width: 99, height: 99)
    #expect(arrangement.attributes(in: all).map(\.index) == [0])
  }

  @Test("what a hidden item has is a mistake to ask for")
  func hiddenItems() async {
    await #expect(processExitsWith: .failure) {
      var layout = FlowLayout()
      layout.maximumLines = 1
      _ = layout.arrange(ItemSizes(widths: [6, 6], height: 1), in: 6).attributes(at: 1)
    }
  }
}
