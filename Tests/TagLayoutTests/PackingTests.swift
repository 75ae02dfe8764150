import TestSupport
import Testing

@testable import TagLayout

@Suite("Packed orders")
struct PackingTests {
  private func layout(gap: Int = 1) -> FlowLayout {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = gap
    return layout
  }

  private func lineCount(_ widths: [Int32], _ layout: FlowLayout, in room: Int) -> Int {
    layout.arrange(ItemSizes(widths: widths, height: 1), in: .cells(room)).lines.count
  }

  @Test("an order that saves a line")
  func savesALine() {
    let order = layout(gap: 0).packingOrder(
      of: ItemSizes(widths: [6, 5, 4, 5], height: 1), in: 10)
    #expect(order == [0, 2, 1, 3])
  }

  @Test("an order that needs no more lines stays, and so does one of nothing")
  func identity() {
    #expect(
      layout().packingOrder(of: ItemSizes(widths: [5, 4, 3], height: 1), in: 9) == [0, 1, 2])
    #expect(layout().packingOrder(of: ItemSizes(widths: [], height: 1), in: 9) == [])
    #expect(
      layout().packingOrder(of: ItemSizes(widths: [9, 1, 9], height: 1), in: .unlimited)
        == [0, 1, 2])
    #expect(
      layout().packingOrder(of: ItemSizes(count: 3, size: Size(width: 7, height: 1)), in: 9)
        == [0, 1, 2])
  }

  @Test("an order that would only exchange items stays, too")
  func noGain() {
    // 6 | 5 | 6 4 | 6 and 6 4 | 5 | 6 | 6 are four lines each, though three would hold the cells.
    let sizes = ItemSizes(widths: [6, 5, 6, 4, 6], height: 1)
    #expect(layout(gap: 0).packingOrder(of: sizes, in: 10) == [0, 1, 2, 3, 4])
  }

  @Test("an earlier item is kept in place of a later one of the same length")
  func earlierItems() {
    let sizes = ItemSizes(widths: [6, 5, 4, 5, 4, 4], height: 1)
    #expect(layout(gap: 0).packingOrder(of: sizes, in: 10) == [0, 2, 1, 3, 4, 5])
  }

  @Test("of the next items 32 are looked at, the first one included", arguments: [31, 32])
  func window(position: Int) {
    // One item of 4 cells among such of 6, of which no two fit.
    var widths = [Int32](repeating: 6, count: 60)
    widths[position] = 4
    let items = Flow(FlowLayout(), in: 10).measure(
      ItemSizes(widths: widths, height: 1), itemSize: nil)
    let order = LinePacking(room: 10, gap: 0).pack(items).order
    #expect(order[1] == (position < 32 ? position : 1))
    #expect(order.sorted() == Array(0..<60))
  }

  @Test("an item that costs nothing goes with the ones before it")
  func costsNothing() {
    let sizes = ItemSizes(widths: [6, 0, 5, 4, 0, 5], height: 1)
    #expect(layout(gap: 0).packingOrder(of: sizes, in: 10) == [0, 1, 3, 2, 4, 5])
  }

  @Test("an order along columns")
  func columns() {
    var layout = layout(gap: 0)
    layout.scrollDirection = .horizontal
    let sizes = ItemSizes(count: 4) { Size(width: 9, height: [6, 5, 4, 5][$0]) }
    #expect(layout.packingOrder(of: sizes, in: 10) == [0, 2, 1, 3])
  }

  @Test(
    "the order is that of the plain packer",
    arguments: [10, 40, 80, 130, 200, 255, 300, 1000, 2000])
  func plainPacker(room: Int) {
    for seed in 1...UInt64(40) {
      var random = SeededRandom(seed: seed)
      let gap = random.number(in: 1...3)
      let longest = max(3, random.number(in: 5...max(5, room * 2 / 3)))
      let count = random.number(in: 1...120)
      let widths = (0..<count).map { _ in Int32(random.number(in: 0...longest)) }
      let items = Flow(FlowLayout(), in: .cells(room)).measure(
        ItemSizes(widths: widths, height: 1), itemSize: nil)
      let packed = LinePacking(room: room, gap: gap).pack(items)
      let plain = PlainPacker(widths: widths.map(Int.init), gap: gap, room: room)
      #expect(packed.order == plain.rows.flatMap { $0 }, "seed \(seed)")
      #expect(packed.lineCount == plain.rows.count, "seed \(seed)")
    }
  }

  @Test("every order is one of all items, and needs no more lines than the given one")
  func permutations() {
    forEachScenario(seeds: 1..<401) { scenario, _ in
      let sizes = scenario.sizes
      let order = scenario.layout.packingOrder(of: sizes, in: scenario.extent)
      guard order.sorted() == Array(0..<sizes.count) else { return false }
      var plain = scenario.layout
      plain.maximumItemsPerLine = nil
      plain.maximumLines = nil
      plain.lineBreaking = .greedy
      let packed = ItemSizes(count: order.count) { sizes[order[$0]] }
      let before = plain.arrange(sizes, in: scenario.extent).lines.count
      let after = plain.arrange(packed, in: scenario.extent).lines.count
      return order == Array(0..<sizes.count) ? after == before : after < before
    }
  }

  @Test(
    "very long lines, and items that cost nothing",
    arguments: [(8192, 9), (8191, 9000), (20_000, 9000), (100_000, 70_000), (1 << 20, 1 << 19)])
  func longLines(room: Int, longest: Int) {
    var random = SeededRandom(seed: 9)
    for gap in 0...1 {
      let widths = (0..<3000).map { _ in
        random.oneIn(3) ? 0 : Int32(random.number(in: 0...longest))
      }
      let order = layout(gap: gap).packingOrder(
        of: ItemSizes(widths: widths, height: 1), in: .cells(room))
      #expect(order.sorted() == Array(0..<3000))
      let before = lineCount(widths, layout(gap: gap), in: room)
      #expect(lineCount(order.map { widths[$0] }, layout(gap: gap), in: room) <= before)
    }
  }

  @Test("items that add no sum to those there are take no room of the search")
  func nothingMore() {
    // Lines of 79 cells that no items of 2 fill: more of them than a set has bits are looked at.
    let widths = (0..<20_000).map { Int32($0 % 2 * 2) }
    let order = layout(gap: 0).packingOrder(of: ItemSizes(widths: widths, height: 1), in: 79)
    #expect(order == Array(0..<20_000))
  }

  @Test("a million items of no width are in order", arguments: [0, 1])
  func nothing(gap: Int) {
    let sizes = ItemSizes(widths: Array(repeating: 0, count: 1_000_000), height: 1)
    #expect(layout(gap: gap).packingOrder(of: sizes, in: 80) == Array(0..<1_000_000))
  }
}

/// Rows as the rule says them: the first item left, and of the next ones the best subset.
private struct PlainPacker {
  var rows: [[Int]] = []

  init(widths: [Int], gap: Int, room: Int) {
    let costs = widths.map { min($0, room) + gap }
    let total = costs.reduce(0, +)
    let window = max(32, 2 * (((room + gap) * costs.count + total - 1) / total))
    var left = Array(costs.indices)
    while let first = left.first {
      let free = room + gap - costs[first]
      // After each of the next items, the sums that some of them make.
      var sums: [Set<Int>] = [[0]]
      for item in left.prefix(window).dropFirst() {
        if sums[sums.count - 1].contains(free) { break }
        let known = sums[sums.count - 1]
        sums.append(known.union(known.map { $0 + costs[item] }.filter { $0 <= free }))
      }
      var sum = sums[sums.count - 1].max() ?? 0
      var row: [Int] = []
      for position in (1..<sums.count).reversed() where !sums[position - 1].contains(sum) {
        row.append(left[position])
        sum -= costs[left[position]]
      }
      row.append(first)
      rows.append(row.reversed())
      left.removeAll { row.contains($0) }
    }
  }
}
