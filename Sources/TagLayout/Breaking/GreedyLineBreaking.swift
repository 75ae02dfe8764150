/// Fills each line as far as it goes: an item joins the line iff it fits, an exact fit included,
/// and the first item of a line is taken whatever its length.
struct GreedyLineBreaking {
  /// The cells that a line may use.
  let room: Int
  /// The cells between two items of a line.
  let gap: Int

  /// The lines of `items`, in one pass.
  func breakLines(_ items: MeasuredItems) -> BrokenLines {
    let limit = items.breadthLimit + gap
    // One algorithm, compiled for each kind of column.
    switch (items.breadths, items.depths) {
    case (.each(let breadths), .each(let depths)):
      let breadths = breadths.span
      let depths = depths.span
      precondition(breadths.count == depths.count, "every item must have a breadth and a depth")
      return fill(
        breadths.count, cost: { min(Int(breadths[$0]) &+ gap, limit) },
        areEquallyDeep: false, depth: { depths[$0] })
    case (.each(let breadths), .uniform):
      let breadths = breadths.span
      return fill(
        breadths.count, cost: { min(Int(breadths[$0]) &+ gap, limit) },
        areEquallyDeep: true, depth: { _ in 0 })
    case (.uniform(let breadth, _), .each(let depths)):
      let depths = depths.span
      return fill(
        depths.count, cost: { _ in min(Int(breadth) &+ gap, limit) },
        areEquallyDeep: false, depth: { depths[$0] })
    case (.uniform(let breadth, let count), .uniform):
      return fill(
        count, cost: { _ in min(Int(breadth) &+ gap, limit) },
        areEquallyDeep: true, depth: { _ in 0 })
    }
  }

  /// The pass: `cost` is an item's breadth and a gap, `depth` its depth, which is not asked for
  /// when all are equally deep.
  @inline(__always)
  private func fill(
    _ count: Int, cost: (Int) -> Int, areEquallyDeep: Bool, depth: (Int) -> Int32
  ) -> BrokenLines {
    var result = BrokenLines()
    guard count > 0 else { return result }
    // Every item costs its breadth and a gap; a line begins with one gap in hand, so its first
    // item is no special case. Sums of clamped lengths don't overflow.
    var free = room + gap - cost(0)
    var deepest = depth(0)
    var depthSum = 0
    var item = 1
    while item < count {
      // Room for as many lines as the rest makes if it is like the items so far, and some more:
      // the arrays grow once or twice, and no line asks for room of its own.
      let expected = result.lines.count * (count - item) / item
      let capacity = max(1024, expected + expected / 8)
      result.lines.append(addingCapacity: capacity) { lines in
        result.depthSums.append(addingCapacity: areEquallyDeep ? 0 : capacity) { depthSums in
          while item < count {
            let cost = cost(item)
            if free >= cost {
              free &-= cost
              if !areEquallyDeep { deepest = max(deepest, depth(item)) }
            } else {
              if lines.isFull { return }
              lines.append(BrokenLine(end: item, used: room &- free))
              free = room &+ gap &- cost
              if !areEquallyDeep {
                depthSum &+= Int(deepest)
                depthSums.append(depthSum)
                deepest = depth(item)
              }
            }
            item &+= 1
          }
        }
      }
    }
    result.lines.append(BrokenLine(end: count, used: room - free))
    if !areEquallyDeep { result.depthSums.append(depthSum + Int(deepest)) }
    return result
  }
}
