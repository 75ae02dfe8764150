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
    for alignment in AlignDirection.allCases {
      for direction in ScrollDirection.allCases {
        for oversize in OversizeBehavior.allCases {
          let arrangement = scenario.with {
            $0.alignDirection = alignment
            $0.scrollDirection = direction
            $0.oversize = oversize
          }.arrangement
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
          let all = Rect(x: 0, y: 0, width: .max, height: .max)
          #expect(
            arrangement.attributes(in: all).map(\.index)
              == arrangement.frames.indices.filter { !arrangement.frames[$0].isEmpty })
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
}
