import TagLayout
import TestSupport
import Testing

/// What went wrong in the flow layout that this one descends from, each with the smallest input
/// that shows it.
@Suite("Defects of the ancestor")
struct AncestorDefectTests {
  private func layout(gap: Int, lineGap: Int = 0) -> FlowLayout {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = gap
    layout.minimumLineSpacing = lineGap
    return layout
  }

  private func sizes(_ sizes: (Int, Int)...) -> [Size] {
    sizes.map { Size(width: $0.0, height: $0.1) }
  }

  @Test("a: a line is as high as its highest item, not as its last")
  func lineHeightIsThatOfTheHighestItem() {
    let arrangement = LayoutScenario(
      layout(gap: 1, lineGap: 1), in: 14, items: sizes((6, 5), (6, 1), (10, 3))
    ).arrangement
    #expect(arrangement.attributes(at: 2).frame == Rect(x: 0, y: 6, width: 10, height: 3))
    #expect(
      arrangement.picture == """
        AAAAAA·BBBBBB·
        AAAAAA········
        AAAAAA········
        AAAAAA········
        AAAAAA········
        ··············
        CCCCCCCCCC····
        CCCCCCCCCC····
        CCCCCCCCCC····
        """)
  }

  @Test("b: the content ends with the lowest item, not with the last")
  func contentSizeIsThatOfAllItems() {
    let scenario = LayoutScenario(layout(gap: 1), in: 20, items: sizes((8, 5), (8, 1)))
    #expect(scenario.arrangement.contentSize == Size(width: 20, height: 5))
  }

  @Test("c: an exact fit stays on its line")
  func exactFitStays() {
    let scenario = LayoutScenario(
      layout(gap: 1), in: 20, items: sizes((9, 1), (10, 1), (20, 1), (6, 1), (6, 1), (6, 1)))
    #expect(scenario.arrangement.itemsByLine == [[0, 1], [2], [3, 4, 5]])
  }

  @Test("d: an item wider than the container starts at the inset", arguments: alignments)
  func oversizeItemStartsAtTheInset(alignment: AlignDirection) {
    var scenario = LayoutScenario(layout(gap: 1), in: 20, items: sizes((30, 3)))
    scenario.layout.alignDirection = alignment
    #expect(scenario.arrangement.frames == [Rect(x: 0, y: 0, width: 20, height: 3)])
    #expect(scenario.arrangement.attributes(at: 0).isClamped)
    scenario.layout.oversize = .overflow
    #expect(scenario.arrangement.frames == [Rect(x: 0, y: 0, width: 30, height: 3)])
    #expect(!scenario.arrangement.attributes(at: 0).isClamped)
  }

  @Test("e: centred lines start at whole cells, an odd free one stays on the right")
  func centerIsWhole() {
    var scenario = LayoutScenario(layout(gap: 1), in: 13, items: sizes((5, 1), (4, 1)))
    scenario.layout.alignDirection = .center
    #expect(scenario.arrangement.picture == "·AAAAA·BBBB··")
  }

  @Test("f: columns keep the insets and are aligned along their height", arguments: alignments)
  func columnsKeepInsets(alignment: AlignDirection) {
    var scenario = LayoutScenario(layout(gap: 1), in: 9, items: sizes((4, 3), (2, 2), (5, 3)))
    scenario.layout.scrollDirection = .horizontal
    scenario.layout.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 1, right: 3)
    scenario.layout.alignDirection = alignment
    let rows: [Int] =
      switch alignment {
      case .left, .center: [1, 5, 1]
      case .rightFlow: [2, 6, 5]
      case .rightData: [5, 2, 5]
      // The first column has a free cell, and the last one begins at the start.
      case .justified: [1, 6, 1]
      case .spaceAround, .spaceEvenly: [1, 5, 1]
      case .fill: [1, 5, 1]
      }
    let grown = alignment == .fill ? 1 : 0
    let center = alignment == .center ? 2 : 0
    #expect(
      scenario.arrangement.frames == [
        Rect(x: 2, y: rows[0], width: 4, height: 3),
        Rect(x: 2, y: rows[1], width: 2, height: 2 + grown),
        Rect(x: 6, y: rows[2] + center, width: 5, height: 3),
      ])
    #expect(scenario.arrangement.contentSize == Size(width: 14, height: 9))
  }

  @Test("g: a section starts a line of its own, and its header is no item of that line")
  func sectionStartsALine() {
    var scenario = LayoutScenario(
      layout(gap: 1), in: 20, items: sizes((5, 1), (5, 1), (5, 1), (5, 1)))
    scenario.sections = [1, 3]
    scenario.layout.headerReferenceSize = Size(width: 4, height: 1)
    let arrangement = scenario.arrangement
    // Everything would fit on one line, to the right of a header too.
    #expect(arrangement.itemsByLine == [[0], [1, 2, 3]])
    #expect(arrangement.lines.map(\.end) == [.end, .end])
    #expect(
      arrangement.picture == """
        ····················
        AAAAA···············
        ····················
        BBBBB·CCCCC·DDDDD···
        """)
    let header = arrangement.supplementaryAttributes(.header, ofSection: 1)
    #expect(header?.frame == Rect(x: 0, y: 2, width: 20, height: 1))
    #expect(arrangement.item(at: Point(x: 0, y: 2)) == nil)
    #expect(arrangement.supplementaryAttributes(at: Point(x: 0, y: 2)) == header)
  }

  @Test("j: arranging changes nothing and gives the same again", arguments: alignments)
  func layoutIsAPureFunction(alignment: AlignDirection) {
    var layout = layout(gap: 1)
    layout.alignDirection = alignment
    let before = layout
    let sizes = ItemSizes(widths: [6, 8, 5, 9, 4, 7], height: 3)
    let first = layout.arrange(sizes, in: 20)
    let second = layout.arrange(sizes, in: 20)
    #expect(layout == before)
    #expect(first.layout == before)
    #expect(first.frames == second.frames)
    #expect(Array(first.lines) == Array(second.lines))
  }

  @Test("k: a rectangle gives only what it meets")
  func rectangleGivesWhatItMeets() {
    let items = Array(repeating: Size(width: 6, height: 3), count: 9)
    let arrangement = LayoutScenario(layout(gap: 1, lineGap: 1), in: 20, items: items).arrangement
    let found = arrangement.attributes(in: Rect(x: 0, y: 4, width: 7, height: 4))
    #expect(found.map(\.index) == [3])
  }

  @Test("l: without items the insets are left")
  func emptyListKeepsTheInsets() {
    var scenario = LayoutScenario(layout(gap: 1), in: 20, items: [])
    scenario.layout.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let arrangement = scenario.arrangement
    #expect(arrangement.contentSize == Size(width: 20, height: 2))
    #expect(arrangement.lines.isEmpty)
    #expect(arrangement.widestUsed == 0)
  }
}

private let alignments = AlignDirection.allCases
