import TagLayout
import TestSupport
import Testing

@Suite("Absurd input")
struct ClampingTests {
  private static let absurd = [
    Int.min, Int.min + 1, -1, 0, 1, Int(Int32.max) - 1, Int(Int32.max), Int.max - 1, Int.max,
  ]

  @Test("every setting at every absurd value", arguments: absurd)
  func settings(value: Int) {
    let changes: [(inout LayoutScenario) -> Void] = [
      { $0.layout.minimumInteritemSpacing = value }, { $0.layout.minimumLineSpacing = value },
      { $0.layout.sectionInset.top = value }, { $0.layout.sectionInset.left = value },
      { $0.layout.sectionInset.bottom = value }, { $0.layout.sectionInset.right = value },
      { $0.layout.itemSize = Size(width: value, height: 1) },
      { $0.layout.itemSize = Size(width: 1, height: value) },
      { $0.items[1].width = value }, { $0.items[1].height = value },
      { $0.layout.headerReferenceSize = Size(width: value, height: value) },
      { $0.layout.footerReferenceSize = Size(width: value, height: value) },
      { $0.sections = [1, value, 1] }, { $0.forcedBreaks = [value, 1, value] },
      { $0.layout.minimumLines = value }, { $0.layout.maximumItemsPerLine = value },
      { $0.layout.maximumLines = value },
      { $0.layout.overflowLabels = [OverflowLabel(cells: value, digits: true, height: value)] },
      { $0.extent = .cells(value) }, { $0.extent = .unlimited },
    ]
    let items = [6, 8, 5].map { Size(width: $0, height: 3) }
    var everything = LayoutScenario(FlowLayout(), in: 20, items: items)
    for change in changes {
      var scenario = LayoutScenario(FlowLayout(), in: 20, items: items)
      change(&scenario)
      change(&everything)
      check(scenario)
      check(everything)
    }
  }

  /// Asks all there is to ask, in all modes.
  private func check(_ scenario: LayoutScenario) {
    for alignment in [AlignDirection.left, .rightData, .spaceAround, .fill] {
      for direction in ScrollDirection.allCases {
        for (oversize, breaking) in [(.clamp, .balanced), (.overflow, .greedy)]
          as [(OversizeBehavior, LineBreaking)]
        {
          let arrangement = scenario.with {
            $0.alignDirection = alignment
            $0.scrollDirection = direction
            $0.oversize = oversize
            $0.lineBreaking = breaking
            $0.lastLine = .inherit
          }.arrangement
          let order = scenario.layout.packingOrder(of: scenario.sizes, in: scenario.extent)
          #expect(order.sorted() == Array(scenario.items.indices))
          for item in arrangement.frames.indices {
            let frame = arrangement.attributes(at: item).frame
            #expect(frame.x >= 0 && frame.y >= 0 && frame.width >= 0 && frame.height >= 0)
            for move in [MoveDirection.up, .down, .left, .right] {
              let next = arrangement.item(from: item, moving: move, column: .max)
              #expect(next != item)
            }
            if !frame.isEmpty { #expect(arrangement.item(at: frame.origin) == item) }
          }
          #expect(arrangement.lines.allSatisfy { $0.free >= 0 })
          if let label = arrangement.overflow {
            #expect(label.frame.x >= 0 && label.frame.y >= 0)
            #expect(label.count == arrangement.hiddenCount)
          }
          let all = Rect(x: 0, y: 0, width: .max, height: .max)
          #expect(
            arrangement.attributes(in: all).map(\.index)
              == arrangement.frames.indices.filter { !arrangement.frames[$0].isEmpty })
          for item in arrangement.supplementaryAttributes(in: all) {
            #expect(arrangement.supplementaryAttributes(at: item.frame.origin) == item)
            #expect(item.frame.maxX <= arrangement.contentSize.width)
            #expect(item.frame.maxY <= arrangement.contentSize.height)
          }
        }
      }
    }
  }

  @Test("lengths are clamped to the limit")
  func limit() {
    let limit = FlowLayout.maximumLength
    #expect(limit == 1_073_741_823)
    let sizes = ItemSizes(count: 2) { _ in Size(width: .max, height: .min) }
    #expect(sizes[0] == Size(width: limit, height: 0))
    #expect(ItemSizes(widths: [.max, .min], height: .max)[0] == Size(width: limit, height: limit))
    #expect(ItemSizes(widths: [.max, .min], height: .max)[1] == Size(width: 0, height: limit))
    #expect(ItemSizes(count: -1, size: .zero).count == 0)
    #expect(ItemSizes(count: .min) { _ in .zero }.count == 0)
    #expect(ItemSizes(widths: [1], heights: [1, 2]) == nil)
  }

  @Test("a million items of the greatest size add up", arguments: ScrollDirection.allCases)
  func aMillionOfTheGreatest(direction: ScrollDirection) {
    let limit = FlowLayout.maximumLength
    let count = 1_000_000
    var layout = FlowLayout()
    layout.scrollDirection = direction
    layout.minimumInteritemSpacing = .max
    layout.minimumLineSpacing = .max
    layout.sectionInset = EdgeInsets(top: .max, left: .max, bottom: .max, right: .max)
    let sizes = ItemSizes(count: count, size: Size(width: .max, height: .max))
    let line = layout.arrange(sizes, in: .unlimited)
    #expect(line.widestUsed == limit * (2 * count - 1))
    #expect(line.lines.count == 1)
    let last = line.attributes(at: count - 1).frame
    #expect((direction == .vertical ? last.maxX : last.maxY) == limit * 2 * count)

    layout.oversize = .overflow
    let stack = layout.arrange(sizes, in: .cells(.max))
    #expect(stack.lines.count == count)
    let size = stack.contentSize
    let depth = limit * (2 * count + 1)
    #expect(
      size
        == (direction == .vertical
          ? Size(width: limit, height: depth) : Size(width: depth, height: limit)))
  }

  @Test(
    "a million sections of the greatest item add up",
    arguments: [AlignDirection.rightData, .spaceAround, .fill])
  func aMillionSections(alignment: AlignDirection) {
    let limit = FlowLayout.maximumLength
    let count = 1_000_000
    var layout = FlowLayout()
    layout.alignDirection = alignment
    layout.minimumLineSpacing = .max
    layout.sectionInset = EdgeInsets(top: .max, left: 0, bottom: .max, right: 0)
    layout.headerReferenceSize = Size(width: .max, height: .max)
    layout.footerReferenceSize = Size(width: .max, height: .max)
    let sizes = ItemSizes(count: count, size: Size(width: .max, height: .max))
    let arrangement = layout.arrange(
      sizes, in: .cells(.max), sections: Array(repeating: 1, count: count))
    #expect(arrangement.contentSize == Size(width: limit, height: 5 * limit * count))
    #expect(arrangement.attributes(at: count - 1).frame.maxY == limit * (5 * count - 2))
    #expect(
      arrangement.supplementaryAttributes(.footer, ofSection: count - 1)?.frame.maxY
        == 5 * limit * count)
    #expect(arrangement.item(at: Point(x: 0, y: limit * (5 * count - 3))) == count - 1)
  }

  @Test(
    "a million items of no width, limited and stretched",
    arguments: [AlignDirection.rightData, .justified, .fill])
  func aMillionOfNothing(alignment: AlignDirection) {
    var layout = FlowLayout()
    layout.alignDirection = alignment
    layout.lastLine = .inherit
    layout.maximumItemsPerLine = 10
    let sizes = ItemSizes(widths: Array(repeating: 0, count: 1_000_000), height: 1)
    for breaking in LineBreaking.allCases {
      layout.lineBreaking = breaking
      layout.maximumLines = nil
      let all = layout.arrange(sizes, in: 20)
      #expect(all.lines.count == 100_000)
      #expect(all.attributes(ofLine: 7).allSatisfy { $0.frame.maxX <= 20 })
      layout.maximumLines = 3
      #expect(layout.arrange(sizes, in: 20).hiddenCount == 999_970)
    }
  }
}
