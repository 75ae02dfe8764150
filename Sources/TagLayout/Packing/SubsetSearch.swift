/// Finds the items that fill a number of cells best: the subset-sum problem, by sets of bits.
///
/// Bit `s` of a set says that some of the items so far cost `s` cells together. One more item
/// that costs `c` adds the set shifted by `c`. The sets after each item that adds something are
/// kept, so that the way to a sum can be traced back.
struct SubsetSearch {
  /// Words of a set.
  private var width = 0
  /// The sets, one after the other: that of no items, and one for each item that adds a sum.
  private var sets: [UInt] = []
  /// The items that add a sum, and what they cost.
  private var adding: [(position: Int, cost: Int)] = []
  /// The items that cost nothing: they are taken along.
  private var free: [Int] = []

  /// The positions in `costs` of the items that fill `cells` best, in ascending order.
  ///
  /// The search ends with the first item that allows an exact fill; without one the largest sum
  /// counts. Of several ways to a sum the one is taken that leaves out later items.
  mutating func fill(_ cells: Int, from costs: ArraySlice<Int>) -> [Int] {
    width = cells / UInt.bitWidth + 1
    sets.removeAll(keepingCapacity: true)
    adding.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    sets.append(1)
    for _ in 1..<width { sets.append(0) }
    for position in costs.indices {
      let cost = costs[position]
      if cost == 0 { free.append(position) }
      guard cost > 0, cost <= cells, addSet(shiftedBy: cost) else { continue }
      adding.append((position, cost))
      if has(cells, after: adding.count) { break }
    }
    return traceBack(from: largestSum(upTo: cells))
  }

  /// Adds the last set together with itself shifted; false, and nothing added, when that is the
  /// same set.
  private mutating func addSet(shiftedBy cost: Int) -> Bool {
    let (words, bits) = cost.quotientAndRemainder(dividingBy: UInt.bitWidth)
    let last = sets.count - width
    var differs = false
    for word in 0..<width {
      var shifted: UInt = 0
      if word >= words {
        shifted = sets[last + word - words] << UInt(bits)
        if bits > 0, word > words {
          shifted |= sets[last + word - words - 1] >> UInt(UInt.bitWidth - bits)
        }
      }
      let old = sets[last + word]
      differs = differs || shifted & ~old != 0
      sets.append(old | shifted)
    }
    if !differs { sets.removeLast(width) }
    return differs
  }

  /// Whether the first `count` items that add a sum can cost `sum` cells.
  private func has(_ sum: Int, after count: Int) -> Bool {
    let word = sets[count * width + sum / UInt.bitWidth]
    return word >> UInt(sum % UInt.bitWidth) & 1 == 1
  }

  /// The largest sum of all items that is no more than `cells`.
  private func largestSum(upTo cells: Int) -> Int {
    var sum = cells
    while !has(sum, after: adding.count) { sum -= 1 }
    return sum
  }

  /// Follows a sum back to the items it is made of.
  private func traceBack(from sum: Int) -> [Int] {
    var chosen: [Int] = []
    var left = sum
    for count in (0..<adding.count).reversed() where left > 0 && !has(left, after: count) {
      left -= adding[count].cost
      chosen.append(adding[count].position)
    }
    chosen.reverse()
    return free.isEmpty ? chosen : (chosen + free).sorted()
  }
}
