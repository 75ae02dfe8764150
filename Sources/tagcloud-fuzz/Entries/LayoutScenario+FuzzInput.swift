import TagLayout
import TestSupport

extension LayoutScenario {
  /// The scenario that some bytes spell.
  init(_ input: inout FuzzInput) {
    let lengths = LengthReader(isTame: input.flag())
    let layout = FlowLayout(&input, lengths)
    let extent: ContainerExtent =
      input.number(in: 0...15) == 0 ? .unlimited : .cells(lengths.container(&input))
    let sections = input.list(atMost: 6) { lengths.number(&$0) }
    let forcedBreaks = input.list(atMost: 5) { lengths.number(&$0) }
    self.init(layout, in: extent, items: Self.items(&input, lengths))
    self.sections = sections
    self.forcedBreaks = forcedBreaks
  }

  /// Items of all kinds, equal ones, ones of equal height, and many without a width.
  private static func items(_ input: inout FuzzInput, _ lengths: LengthReader) -> [Size] {
    let count = input.number(in: 0...200)
    let common = lengths.size(&input)
    switch input.number(in: 0...3) {
    case 0: return (0..<count).map { _ in lengths.size(&input) }
    case 1: return (0..<count).map { _ in Size(width: lengths.item(&input), height: common.height) }
    case 2: return Array(repeating: common, count: count)
    default:
      return (0..<count).map { _ in
        Size(width: input.number(in: 0...7) == 7 ? common.width : 0, height: common.height)
      }
    }
  }
}

/// Reads lengths: mostly those of a screen, and unless they are tame, absurd ones too.
private struct LengthReader {
  let isTame: Bool

  /// Any number, mostly a small one.
  func number(_ input: inout FuzzInput) -> Int {
    let byte = Int(input.byte())
    switch byte {
    case 0..<224: return byte % 32
    case _ where isTame: return byte % 8 - 4
    default: return Int.absurd[byte % Int.absurd.count]
    }
  }

  /// The length of an item.
  func item(_ input: inout FuzzInput) -> Int {
    number(&input)
  }

  /// The length of the container.
  func container(_ input: inout FuzzInput) -> Int {
    let byte = Int(input.byte())
    guard byte >= 224, !isTame else { return byte }
    return Int.absurd[byte % Int.absurd.count]
  }

  /// Two numbers.
  func size(_ input: inout FuzzInput) -> Size {
    Size(width: number(&input), height: number(&input))
  }
}

extension FlowLayout {
  /// The settings that some bytes spell.
  fileprivate init(_ input: inout FuzzInput, _ lengths: LengthReader) {
    self.init()
    scrollDirection = input.pick(.vertical, .horizontal)
    alignDirection = AlignDirection.allCases[input.number(in: 0...7)]
    alignmentScope = input.pick(.line, .block)
    lastLine = input.pick(nil, .inherit, .left, .center, .right)
    singleLineIsLast = !input.flag()
    lineAlignment = input.pick(.top, .center, .bottom)
    layoutDirection = input.pick(.leftToRight, .rightToLeft)
    oversize = input.pick(.clamp, .overflow)
    lineBreaking = input.pick(.greedy, .balanced)
    minimumLines = input.optional(lengths.number) ?? 1
    maximumLines = input.optional(lengths.number)
    maximumItemsPerLine = input.optional(lengths.number)
    overflowLabels = input.list(atMost: 3) {
      OverflowLabel(
        cells: lengths.number(&$0), digits: $0.flag(), height: lengths.number(&$0))
    }
    if input.flag() {
      sectionInset = EdgeInsets(
        top: lengths.number(&input), left: lengths.number(&input),
        bottom: lengths.number(&input), right: lengths.number(&input))
    }
    minimumInteritemSpacing = lengths.number(&input)
    minimumLineSpacing = lengths.number(&input)
    headerReferenceSize = input.optional(lengths.size) ?? .zero
    footerReferenceSize = input.optional(lengths.size) ?? .zero
    itemSize = input.optional(lengths.size)
  }
}
