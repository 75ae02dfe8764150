import TagLayout
import TestSupport
import Testing

@Suite("Sections")
struct SectionTests {
  /// Sections of 2, 0 and 3 items of 4 × 1, with headers of 2 and footers of 1 line.
  private func arrange(
    sections: [Int] = [2, 0, 3], _ change: (inout FlowLayout) -> Void = { _ in }
  ) -> Arrangement {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = 1
    layout.minimumLineSpacing = 1
    layout.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 1, right: 1)
    layout.headerReferenceSize = Size(width: 99, height: 2)
    layout.footerReferenceSize = Size(width: 99, height: 1)
    change(&layout)
    return layout.arrange(
      ItemSizes(widths: [4, 4, 4, 4, 4], height: 1), in: 12, sections: sections)
  }

  @Test("header, inset, lines, inset and footer are stacked in every section")
  func stacked() {
    let arrangement = arrange()
    #expect(
      arrangement.frames == [
        Rect(x: 2, y: 3, width: 4, height: 1), Rect(x: 7, y: 3, width: 4, height: 1),
        // The first section ends at 6, the empty one at 11.
        Rect(x: 2, y: 14, width: 4, height: 1), Rect(x: 7, y: 14, width: 4, height: 1),
        Rect(x: 2, y: 16, width: 4, height: 1),
      ])
    #expect(arrangement.contentSize == Size(width: 12, height: 19))
    #expect(arrangement.sectionCount == 3)
    #expect((0..<3).map { arrangement.lines(ofSection: $0) } == [0..<1, 1..<1, 1..<3])
    #expect(arrangement.lines.map(\.section) == [0, 2, 2])
    #expect((0..<5).map { arrangement.section(of: $0) } == [0, 0, 2, 2, 2])
    #expect(arrangement.lines.map(\.end) == [.end, .full(needed: 14), .end])
    #expect(arrangement.lines.map(\.frame.y) == [3, 14, 16])
  }

  @Test("headers and footers span the container, past the insets")
  func supplementary() {
    let arrangement = arrange()
    let headers = (0..<3).map { arrangement.supplementaryAttributes(.header, ofSection: $0)?.frame }
    let footers = (0..<3).map { arrangement.supplementaryAttributes(.footer, ofSection: $0)?.frame }
    #expect(headers == [0, 6, 11].map { Rect(x: 0, y: $0, width: 12, height: 2) })
    #expect(footers == [5, 10, 18].map { Rect(x: 0, y: $0, width: 12, height: 1) })
  }

  @Test(
    "headers and footers in a rectangle",
    arguments: [
      (Rect(x: 0, y: 0, width: 1, height: 1), ["header 0"]),
      (Rect(x: 0, y: 2, width: 12, height: 3), []),
      (Rect(x: 11, y: 5, width: 1, height: 2), ["footer 0", "header 1"]),
      (Rect(x: 0, y: 9, width: 3, height: 9), ["footer 1", "header 2"]),
      (Rect(x: 12, y: 0, width: 9, height: 99), []),
      (Rect(x: 0, y: 18, width: 1, height: 9), ["footer 2"]),
      (Rect(x: 0, y: 0, width: 1, height: 0), []),
    ])
  func rectangles(rect: Rect, found: [String]) {
    #expect(
      arrange().supplementaryAttributes(in: rect).map { "\($0.kind) \($0.section)" } == found)
  }

  @Test("points hit headers, items or nothing")
  func points() {
    let arrangement = arrange()
    #expect(arrangement.supplementaryAttributes(at: Point(x: 11, y: 12))?.section == 2)
    #expect(arrangement.supplementaryAttributes(at: Point(x: 11, y: 13)) == nil)
    #expect(arrangement.item(at: Point(x: 2, y: 14)) == 2)
    #expect(arrangement.item(at: Point(x: 2, y: 13)) == nil)
    #expect(arrangement.supplementaryAttributes(at: Point(x: .max, y: .max)) == nil)
  }

  @Test("neighbours lead from section to section")
  func neighbours() {
    let arrangement = arrange()
    #expect(arrangement.item(from: 1, moving: .right) == 2)
    #expect(arrangement.item(from: 1, moving: .down) == 3)
    #expect(arrangement.item(from: 2, moving: .up) == 0)
    #expect(arrangement.item(from: 2, moving: .left) == 1)
  }

  @Test("columns have their headers on the left, as wide as they are told")
  func columns() {
    let arrangement = arrange {
      $0.scrollDirection = .horizontal
      $0.headerReferenceSize = Size(width: 3, height: 99)
      $0.footerReferenceSize = Size(width: 0, height: 99)
      $0.minimumInteritemSpacing = 0
    }
    #expect(
      arrangement.supplementaryAttributes(.header, ofSection: 2)?.frame
        == Rect(x: 16, y: 0, width: 3, height: 12))
    #expect(arrangement.supplementaryAttributes(.footer, ofSection: 0) == nil)
    #expect(arrangement.frames.map(\.x) == [5, 5, 21, 21, 21])
    #expect(arrangement.contentSize == Size(width: 26, height: 12))
  }

  @Test("last lines and blocks are those of a section")
  func lastLines() {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = 1
    layout.alignDirection = .justified
    let sizes = ItemSizes(widths: [3, 3, 3, 2, 2, 2, 1], height: 1)
    #expect(
      layout.arrange(sizes, in: 8, sections: [3, 4]).picture == """
        AAA··BBB
        CCC·····
        DD·EE·FF
        G·······
        """)
    layout.alignDirection = .rightFlow
    layout.alignmentScope = .block
    #expect(
      layout.arrange(sizes, in: 10, sections: [3, 4]).picture == """
        ···AAA·BBB
        ···CCC····
        DD·EE·FF·G
        """)
    // A section of one line has a last line, too.
    layout.alignDirection = .justified
    #expect(
      layout.arrange(sizes, in: 12, sections: [3, 4]).picture == """
        AAA·BBB·CCC·
        DD·EE·FF·G··
        """)
    layout.singleLineIsLast = false
    #expect(
      layout.arrange(sizes, in: 12, sections: [3, 4]).picture == """
        AAA·BBB··CCC
        DD·EE··FF··G
        """)
  }

  @Test(
    "numbers of items that don't add up",
    arguments: [
      ([2, 1], [[0, 1], [2, 3, 4]]), ([9, 9], [[0, 1, 2, 3, 4]]),
      ([-4, 2, 3], [[0, 1], [2, 3, 4]]), ([.max, .max], [[0, 1, 2, 3, 4]]),
      ([0, 0], [[0, 1, 2, 3, 4]]), ([3], [[0, 1, 2, 3, 4]]), ([], [[0, 1, 2, 3, 4]]),
    ])
  func oddCounts(sections: [Int], lines: [[Int]]) {
    let sizes = ItemSizes(widths: [4, 4, 4, 4, 4], height: 1)
    let arrangement = FlowLayout().arrange(sizes, in: 80, sections: sections)
    #expect(arrangement.itemsByLine == lines)
    #expect(arrangement.sectionCount == max(1, sections.count))
  }

  @Test("lines are counted over all sections; those that are hidden whole have no header")
  func maximumLines() {
    let label = OverflowLabel(cells: 1, digits: true, height: 1)
    let one = arrange {
      $0.maximumLines = 1
      $0.overflowLabels = [label]
    }
    #expect(one.sectionCount == 1)
    #expect(one.visibleCount == 1 && one.overflow?.count == 4)
    #expect(one.contentSize.height == 6)
    let two = arrange {
      $0.maximumLines = 2
      $0.overflowLabels = [label]
    }
    #expect(two.sectionCount == 3)
    #expect(two.itemsByLine == [[0, 1], [2]])
    #expect(two.overflow?.frame == Rect(x: 7, y: 14, width: 2, height: 1))
    #expect(two.contentSize.height == 17)
    #expect(two.lines.map(\.end) == [.end, .maximumLines])
  }

  @Test("the least number of lines is counted over all sections")
  func minimumLines() {
    var layout = FlowLayout()
    layout.lineBreaking = .balanced
    layout.minimumLines = 3
    let sizes = ItemSizes(widths: [4, 4, 1, 1], height: 1)
    let arrangement = layout.arrange(sizes, in: 20, sections: [2, 2])
    // The line that is added leaves 16 + 16 free cells rather than 19 + 19 beside 12.
    #expect(arrangement.itemsByLine == [[0], [1], [2, 3]])
  }

  @Test("no items are a section with nothing between its insets")
  func empty() {
    var layout = FlowLayout()
    layout.headerReferenceSize = Size(width: 0, height: 2)
    layout.sectionInset = EdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
    let one = layout.arrange(ItemSizes(widths: [], height: 1), in: 5)
    #expect(one.contentSize == Size(width: 5, height: 4))
    #expect(one.supplementaryAttributes(.header, ofSection: 0)?.frame.height == 2)
    let three = layout.arrange(ItemSizes(widths: [], height: 1), in: 5, sections: [0, 0, 0])
    #expect(three.contentSize == Size(width: 5, height: 12))
    #expect(three.supplementaryAttributes(.header, ofSection: 2)?.frame.y == 8)
  }

  @Test("forced breaks in any order, and before items that aren't there")
  func forcedBreaks() {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = 1
    let sizes = ItemSizes(widths: [3, 3, 3, 3, 3, 3, 3], height: 1)
    let arrangement = layout.arrange(
      sizes, in: 80, sections: [6, 1], forcedBreaks: [5, 2, 2, 0, 6, 7, 99, -1])
    #expect(arrangement.itemsByLine == [[0, 1], [2, 3, 4], [5], [6]])
    #expect(arrangement.lines.map(\.end) == [.forced, .forced, .end, .end])
  }
}
