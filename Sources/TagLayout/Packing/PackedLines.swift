/// Puts items on lines, one line after the other.
struct PackedLines<let words: Int> {
  private let items: MeasuredItems
  /// What a line and a gap take, and a gap alone.
  private let line, gap: Int
  /// How many items are looked at for a line.
  private let window: Int

  /// Lines as `packing` fills them, which no search needs larger sets for.
  init(_ packing: LinePacking, _ items: MeasuredItems) {
    self.items = items
    line = packing.room + packing.gap
    gap = packing.gap
    window = min(packing.windowSize(for: items), items.count)
  }

  /// An order of the items, and how many lines they were put on.
  func pack() -> (order: [Int], lineCount: Int) {
    // The items that have a line come first, and those that are left follow in their order.
    var order = Array(0..<items.count)
    let limit = items.breadthLimit
    let lineCount: Int
    switch items.breadths {
    case .uniform(let breadth, _):
      lineCount = pack(&order) { _ in min(Int(breadth), limit) &+ gap }
    case .each(let breadths):
      let breadths = breadths.span
      lineCount = pack(&order) { min(Int(breadths[$0]), limit) &+ gap }
    }
    return (order, lineCount)
  }

  /// Packs items that cost a breadth and a gap each, and returns how many lines they fill.
  @inline(__always)
  private func pack(_ order: inout [Int], cost: (Int) -> Int) -> Int {
    // No more items add something to a set than it has bits.
    let most = min(window, words * UInt.bitWidth)
    var sets = [UInt](repeating: 0, count: (most + 1) * words)
    var steps = [SubsetStep](repeating: SubsetStep(position: 0, cost: 0), count: most)
    var isTaken = [Bool](repeating: true, count: window)
    var rest = [Int](repeating: 0, count: window)
    var orderSpan = order.mutableSpan
    var setsSpan = sets.mutableSpan
    var stepsSpan = steps.mutableSpan
    var isTakenSpan = isTaken.mutableSpan
    var restSpan = rest.mutableSpan
    var lineCount = 0
    var first = 0
    while first < orderSpan.count {
      lineCount &+= 1
      let next = choose(
        first, order: orderSpan.span, cost: cost, sets: &setsSpan, steps: &stepsSpan,
        isTaken: &isTakenSpan)
      first = moveToFront(
        first..<next, isTaken: isTakenSpan.span, order: &orderSpan, rest: &restSpan)
    }
    return lineCount
  }

  /// Chooses the items of a line that `first` is the first of, and returns the position after the
  /// last one that was looked at.
  @inline(__always)
  private func choose(
    _ first: Int, order: Span<Int>, cost: (Int) -> Int,
    sets: inout MutableSpan<UInt>, steps: inout MutableSpan<SubsetStep>,
    isTaken: inout MutableSpan<Bool>
  ) -> Int {
    let end = min(order.count, first.addingClamped(window))
    // The first item is taken in any case, on a very long line what fits of the next ones, and
    // what costs nothing.
    var free = line &- cost(order[first])
    var next = first &+ 1
    while free > LinePacking.longestSearch, next < end {
      let cost = cost(order[next])
      isTaken[next &- first] = cost <= free
      if cost <= free { free &-= cost }
      next &+= 1
    }
    guard free > 0, next < end else { return next }
    var search = SubsetSearch<words>(free, sets: &sets)
    while next < end, !search.isExact {
      let cost = cost(order[next])
      isTaken[next &- first] = cost == 0
      if cost <= free { search.add(next &- first, cost: cost, sets: &sets, steps: &steps) }
      next &+= 1
    }
    search.mark(&isTaken, sets: sets.span, steps: steps.span)
    return next
  }

  /// Moves the items of a range that are taken to its front, and returns the position after them.
  @inline(__always)
  private func moveToFront(
    _ range: Range<Int>, isTaken: Span<Bool>, order: inout MutableSpan<Int>,
    rest: inout MutableSpan<Int>
  ) -> Int {
    // Without branches, which nobody could predict.
    var taken = range.lowerBound
    var left = 0
    for position in range {
      let item = order[position]
      let goes = isTaken[position &- range.lowerBound] ? 1 : 0
      order[taken] = item
      rest[left] = item
      taken &+= goes
      left &+= 1 &- goes
    }
    for position in 0..<left { order[taken &+ position] = rest[position] }
    return taken
  }
}
