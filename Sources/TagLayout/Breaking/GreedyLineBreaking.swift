/// Fills each line as far as it goes: an item joins the line iff it fits, an exact fit included,
/// and the first item of a line is taken whatever its length.
struct GreedyLineBreaking {
  /// The cells that a line may use.
  let room: Int
  /// The cells between two items of a line.
  let gap: Int
  /// The most items in a line, and the most lines; items beyond these are left.
  let maximumItems, maximumLines: Int
  /// The items but the first that start a line in any case, in ascending order.
  let hardBreaks: [Int]

  /// The lines of `items`, in one pass that ends with the last line there may be.
  func breakLines(_ items: MeasuredItems) -> BrokenLines {
    let limit = items.breadthLimit + gap
    // One algorithm, compiled for each kind of column.
    switch (items.breadths, items.depths) {
    case (.each(let breadths), .each(let depths)):
      let breadths = breadths.span
      let depths = depths.span
      precondition(breadths.count == depths.count, "every item must have a breadth and a depth")
      return fill(
        breadths.count, limit: limit, cost: { Int(breadths[$0]) &+ gap },
        areEquallyDeep: false, depth: { depths[$0] })
    case (.each(let breadths), .uniform):
      let breadths = breadths.span
      return fill(
        breadths.count, limit: limit, cost: { Int(breadths[$0]) &+ gap },
        areEquallyDeep: true, depth: { _ in 0 })
    case (.uniform(let breadth, _), .each(let depths)):
      let depths = depths.span
      return fill(
        depths.count, limit: limit, cost: { _ in Int(breadth) &+ gap },
        areEquallyDeep: false, depth: { depths[$0] })
    case (.uniform(let breadth, let count), .uniform):
      return fill(
        count, limit: limit, cost: { _ in Int(breadth) &+ gap },
        areEquallyDeep: true, depth: { _ in 0 })
    }
  }

  /// The pass over `count` items: `cost` is an item's breadth and a gap, which counts for `limit` at
  /// most, `depth` its depth, which is not asked for when all are equally deep.
  @inline(__always)
  private func fill(
    _ count: Int, limit: Int, cost: (Int) -> Int, areEquallyDeep: Bool, depth: (Int) -> Int32
  ) -> BrokenLines {
    var result = BrokenLines()
    var depthSum = 0
    var item = 0
    var nextBreak = 0
    while item < count, result.lines.count < maximumLines {
      // Up to the next hard break.
      let stop = nextBreak < hardBreaks.count ? min(hardBreaks[nextBreak], count) : count
      nextBreak += 1
      // Every item costs its breadth and a gap; a line begins with one gap in hand, so its first
      // item is no special case. Sums of clamped lengths don't overflow.
      var free = room + gap - min(cost(item), limit)
      var deepest = depth(item)
      var lineStop = min(item.addingClamped(maximumItems), stop)
      item += 1
      while item < stop, result.lines.count < maximumLines {
        // Room for as many lines as the rest makes if it is like the items so far, and some more:
        // the arrays grow once or twice, and no line asks for room of its own.
        let expected = result.lines.count * (count - item) / item
        let capacity = min(max(1024, expected + expected / 8), maximumLines - result.lines.count)
        result.lines.append(addingCapacity: capacity) { lines in
          // At least 1: with 0 the standard library writes a count into the storage that all empty
          // arrays share, which is a race.
          result.depthSums.append(addingCapacity: areEquallyDeep ? 1 : capacity) { depthSums in
            while true {
              while item < lineStop {
                var cost = cost(item)
                if free < cost {
                  // What fits isn't longer than the limit, so that only the rest is held against it.
                  cost = min(cost, limit)
                  if free < cost { break }
                }
                free &-= cost
                if !areEquallyDeep { deepest = max(deepest, depth(item)) }
                item &+= 1
              }
              if item >= stop || lines.isFull { return }
              lines.append(BrokenLine(end: item, used: room &- free))
              free = room &+ gap &- min(cost(item), limit)
              if !areEquallyDeep {
                depthSum &+= Int(deepest)
                depthSums.append(depthSum)
                deepest = depth(item)
              }
              lineStop = min(item.addingClamped(maximumItems), stop)
              item &+= 1
            }
          }
        }
      }
      guard result.lines.count < maximumLines else { break }
      result.lines.append(BrokenLine(end: item, used: room - free))
      depthSum += Int(deepest)
      if !areEquallyDeep { result.depthSums.append(depthSum) }
    }
    return result
  }
}
