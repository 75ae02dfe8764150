import TestSupport
import Testing

@testable import TagLayout

@Suite("Balanced lines")
struct BalanceTests {
  private func layout(gap: Int = 1, _ change: (inout FlowLayout) -> Void = { _ in }) -> FlowLayout {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = gap
    layout.lineBreaking = .balanced
    change(&layout)
    return layout
  }

  private func counts(_ arrangement: Arrangement) -> [Int] {
    arrangement.lines.map(\.items.count)
  }

  @Test(
    "lines that Taffy and the web platform tests agree on",
    arguments: [
      ([31, 32, 33, 34], 100, 0, 1, [2, 2]), ([31, 32, 33, 34], 100, 10, 1, [2, 2]),
      ([40, 40, 40, 40], 100, 0, 1, [2, 2]), ([30, 150, 30, 30], 100, 0, 1, [1, 1, 2]),
      ([30, 30, 30, 30], 130, 0, 3, [2, 1, 1]),
      (
        Array(repeating: 25, count: 7) + [100] + Array(repeating: 25, count: 8), 100, 10, 1,
        [3, 2, 2, 1, 3, 3, 2]
      ),
      (
        Array(repeating: 20, count: 4) + [100] + Array(repeating: 20, count: 3) + [10, 70], 100, 10,
        1, [2, 2, 1, 3, 2]
      ),
    ] as [([Int32], Int, Int, Int, [Int])])
  func fixtures(widths: [Int32], width: Int, gap: Int, minimum: Int, expected: [Int]) {
    let layout = layout(gap: gap) {
      $0.minimumLines = minimum
      $0.oversize = .overflow
    }
    let sizes = ItemSizes(widths: widths, height: 1)
    #expect(counts(layout.arrange(sizes, in: .cells(width))) == expected)
  }

  @Test("the lines that balance makes even")
  func worked() {
    let sizes = ItemSizes(widths: [6, 8, 5, 9, 4, 7, 3, 10, 5], height: 1)
    let balanced = layout().arrange(sizes, in: 20)
    #expect(balanced.lines.map(\.used) == [15, 15, 16, 16])
    #expect(
      balanced.lines.map(\.end) == [.full(needed: 21), .balanced, .full(needed: 27), .end])
    #expect(
      balanced.picture == """
        AAAAAA·BBBBBBBB·····
        CCCCC·DDDDDDDDD·····
        EEEE·FFFFFFF·GGG····
        HHHHHHHHHH·IIIII····
        """)
  }

  @Test("of equal sums the one that puts more on the first lines")
  func ties() {
    // 2 + 1 and 1 + 2 cost the same.
    #expect(counts(layout().arrange(ItemSizes(widths: [4, 4, 4], height: 1), in: 9)) == [2, 1])
    let five = ItemSizes(widths: [4, 4, 4, 4, 4], height: 1)
    #expect(counts(layout().arrange(five, in: 9)) == [2, 2, 1])
  }

  @Test(
    "at least as many lines as asked for, and never more than items",
    arguments: [
      (Int.min, [3, 2]), (2, [3, 2]), (3, [2, 2, 1]), (4, [2, 1, 1, 1]), (5, [1, 1, 1, 1, 1]),
      (6, [1, 1, 1, 1, 1]), (Int.max, [1, 1, 1, 1, 1]),
    ])
  func minimumLines(minimum: Int, expected: [Int]) {
    let sizes = ItemSizes(widths: [4, 4, 4, 4, 4], height: 1)
    let arrangement = layout { $0.minimumLines = minimum }.arrange(sizes, in: 14)
    #expect(counts(arrangement) == expected)
    #expect(arrangement.refusal == nil)
    // The maximum wins.
    let limited = layout {
      $0.minimumLines = minimum
      $0.maximumLines = 3
    }.arrange(sizes, in: 14)
    #expect(limited.lines.count == min(3, expected.count))
    #expect(limited.hiddenCount == 0)
    // Greedy lines don't heed it.
    let greedy = layout {
      $0.lineBreaking = .greedy
      $0.minimumLines = minimum
    }.arrange(sizes, in: 14)
    #expect(counts(greedy) == [3, 2])
  }

  @Test("a minimum is refused beyond four million items times lines, with a reason")
  func refusal() {
    let sizes = ItemSizes(count: 2_000_000, size: Size(width: 1, height: 1))
    let allowed = layout { $0.minimumLines = 2 }.arrange(sizes, in: .unlimited)
    #expect(allowed.refusal == nil)
    #expect(counts(allowed) == [1_000_000, 1_000_000])
    let refused = layout { $0.minimumLines = 3 }.arrange(sizes, in: .unlimited)
    #expect(refused.refusal == .minimumLines(lines: 3, items: 2_000_000))
    #expect(counts(refused) == [2_000_000])
    let absurd = layout { $0.minimumLines = .max }.arrange(sizes, in: .unlimited)
    #expect(absurd.refusal == .minimumLines(lines: 2_000_000, items: 2_000_000))
    // Greedy lines that are enough refuse nothing.
    #expect(layout { $0.minimumLines = 3 }.arrange(sizes, in: 80).refusal == nil)
  }

  @Test("no other lines cost less: all ways to break few items are tried", arguments: 1...9)
  func bruteForce(room: Int) {
    var random = SeededRandom(seed: UInt64(room))
    for _ in 0..<60 {
      let count = random.number(in: 1...12)
      let widths = (0..<count).map { _ in random.number(in: 0...room + 2) }
      let gap = random.number(in: 0...2)
      let minimum = random.number(in: 1...4)
      for oversize in OversizeBehavior.allCases {
        let layout = layout(gap: gap) {
          $0.oversize = oversize
          $0.minimumLines = minimum
        }
        let best = BruteForce(widths: widths, gap: gap, room: room, layout: layout).lines
        let found = layout.arrange(
          ItemSizes(widths: widths.map(Int32.init), height: 1), in: .cells(room))
        #expect(counts(found) == best, "room \(room), gap \(gap), \(minimum): \(widths)")
      }
    }
  }

  @Test("wide lines, whose ends the middle start divides", arguments: [150, 400, 1000])
  func divided(room: Int) {
    var random = SeededRandom(seed: UInt64(room))
    let widths = (0..<400).map { _ in random.number(in: 0...9) }
    let sizes = ItemSizes(widths: widths.map(Int32.init), height: 1)
    let greedy = layout { $0.lineBreaking = .greedy }.arrange(sizes, in: .cells(room)).lines.count
    for more in [0, 1, 2, 5] {
      let arrangement = layout { $0.minimumLines = greedy + more }
        .arrange(sizes, in: .cells(room))
      let plain = PlainBalance(widths: widths, gap: 1, room: room, lineCount: greedy + more)
      #expect(counts(arrangement) == plain.lines, "\(more) lines more")
    }
  }

  @Test("lengths that no square of 64 bits holds are balanced all the same")
  func hugeLengths() {
    let limit = FlowLayout.maximumLength
    let third = limit / 3
    let sizes = ItemSizes(widths: Array(repeating: Int32(third), count: 100), height: 1)
    let arrangement = layout(gap: 0).arrange(sizes, in: .cells(.max))
    #expect(counts(arrangement) == Array(repeating: 3, count: 32) + [2, 2])
    // The same in small: 34 lines, of which two have a place left.
    let small = ItemSizes(widths: Array(repeating: 1, count: 100), height: 1)
    #expect(counts(arrangement) == counts(layout(gap: 0).arrange(small, in: 3)))
    let endless = layout(gap: .max) {
      $0.maximumItemsPerLine = 3
    }.arrange(sizes, in: .unlimited)
    #expect(counts(endless) == counts(arrangement))
    #expect(endless.lines[0].used == 3 * third + 2 * limit)
  }

  @Test("a million items of no width are one line, and of any width no more than greedy ones")
  func manyItems() {
    let none = ItemSizes(widths: Array(repeating: 0, count: 1_000_000), height: 1)
    #expect(layout(gap: 0).arrange(none, in: 80).lines.count == 1)
    var random = SeededRandom(seed: 5)
    let sizes = ItemSizes(
      widths: (0..<100_000).map { _ in Int32(random.number(in: 1...28)) }, height: 1)
    for room in [1, 80, 5000, 1 << 20] {
      let balanced = layout().arrange(sizes, in: .cells(room))
      let greedy = layout { $0.lineBreaking = .greedy }.arrange(sizes, in: .cells(room))
      #expect(balanced.lines.count == greedy.lines.count)
      #expect(squares(balanced) <= squares(greedy))
      #expect(balanced.lines.flatMap(\.items) == Array(0..<100_000))
    }
  }

  private func squares(_ arrangement: Arrangement) -> Int {
    arrangement.lines.reduce(0) { $0 + $1.free * $1.free }
  }
}

/// The best lines of few items, by trying all ways to break them.
private struct BruteForce {
  let widths: [Int]
  let gap, room: Int
  let layout: FlowLayout

  /// The items of each line.
  var lines: [Int] {
    let widths = layout.oversize == .clamp ? widths.map { min($0, room) } : widths
    var best: (lines: [Int], cost: Int)?
    var fewest = Int.max
    var all: [(lines: [Int], cost: Int)] = []
    for pattern in 0..<1 << (widths.count - 1) {
      var lines: [Int] = []
      var cost: Int? = 0
      var start = 0
      for index in widths.indices where index == widths.count - 1 || pattern >> index & 1 == 1 {
        let used = widths[start...index].reduce(gap * (index - start), +)
        if used > room && index > start { cost = nil }
        let free = max(0, room - used)
        cost = cost.map { $0 + free * free }
        lines.append(index - start + 1)
        start = index + 1
      }
      guard let cost else { continue }
      fewest = min(fewest, lines.count)
      all.append((lines, cost))
    }
    let wanted = max(fewest, min(layout.minimumLines, widths.count))
    for way in all where way.lines.count == wanted {
      guard let least = best else {
        best = way
        continue
      }
      let isEarlier = least.lines.lexicographicallyPrecedes(way.lines)
      if way.cost < least.cost || way.cost == least.cost && isEarlier { best = way }
    }
    return best?.lines ?? []
  }
}

/// The best lines by the plain recurrence: the least sum of squares with so many lines to go, and
/// of equal sums the longest line.
private struct PlainBalance {
  let lines: [Int]

  init(widths: [Int], gap: Int, room: Int, lineCount: Int) {
    let none = Int.max / 2
    var costs = Array(repeating: none, count: widths.count) + [0]
    var ends: [[Int]] = []
    for _ in 0..<lineCount {
      var next = Array(repeating: none, count: widths.count + 1)
      var best = Array(repeating: 0, count: widths.count)
      for start in widths.indices {
        var used = -gap
        for end in start + 1...widths.count {
          used += widths[end - 1] + gap
          if used > room && end > start + 1 { break }
          let free = max(0, room - used)
          guard costs[end] + free * free <= next[start] else { continue }
          next[start] = costs[end] + free * free
          best[start] = end
        }
      }
      costs = next
      ends.append(best)
    }
    var lines: [Int] = []
    var start = 0
    for best in ends.reversed() {
      lines.append(best[start] - start)
      start = best[start]
    }
    self.lines = lines
  }
}
