/// Finds the items that fill a number of cells best: the subset-sum problem, by sets of bits.
///
/// Bit `r` of a set says that some of the items so far leave `r` cells. One more item that costs
/// `c` adds the set shifted down by `c`; what would leave less than nothing falls off. So the fill
/// is exact when bit 0 is set, and the best fill is the lowest bit. The sets after each item that
/// adds something are kept, so that the way to a bit can be traced back.
///
/// Sets have `words` words each, in a stretch of memory for all of them.
struct SubsetSearch<let words: Int> {
  /// The cells to fill.
  private let cells: Int
  /// The set of all items so far.
  private var last = InlineArray<words, UInt>(repeating: 0)
  /// How many items added something.
  private var count = 0

  /// A search for items that fill `cells` cells, with no items yet.
  @inline(__always)
  init(_ cells: Int, sets: inout MutableSpan<UInt>) {
    self.cells = cells
    let bit: UInt = 1 &<< UInt(truncatingIfNeeded: cells)
    for word in 0..<words {
      last[word] = word == cells / UInt.bitWidth ? bit : 0
      sets[word] = last[word]
    }
  }

  /// Whether some of the items so far fill the cells exactly.
  @inline(__always)
  var isExact: Bool { last[0] & 1 == 1 }

  /// Adds the item at a position, which costs no more than there is to fill.
  @inline(__always)
  mutating func add(
    _ position: Int, cost: Int, sets: inout MutableSpan<UInt>,
    steps: inout MutableSpan<SubsetStep>
  ) {
    let bits = UInt(truncatingIfNeeded: cost) % UInt(UInt.bitWidth)
    let shift = cost / UInt.bitWidth
    let old = count &* words
    var next = last
    var added: UInt = 0
    for word in 0..<words {
      // Most costs are less than a word: then everything is in registers.
      let from = word &+ shift
      let low = shift == 0 ? last[word] : from < words ? sets[old &+ from] : 0
      let high =
        shift == 0
        ? (word + 1 < words ? last[word + 1] : 0) : from + 1 < words ? sets[old &+ from + 1] : 0
      next[word] |= (low &>> bits) | ((high &<< 1) &<< (UInt(UInt.bitWidth - 1) &- bits))
      added |= next[word] ^ last[word]
    }
    guard added != 0 else { return }
    last = next
    steps[count] = SubsetStep(position: position, cost: cost)
    count &+= 1
    for word in 0..<words { sets[count &* words &+ word] = next[word] }
  }

  /// Marks the items that fill the cells best.
  ///
  /// Of several ways to a sum the one is taken that leaves out later items.
  @inline(__always)
  func mark(_ isTaken: inout MutableSpan<Bool>, sets: Span<UInt>, steps: Span<SubsetStep>) {
    var left = 0
    for word in 0..<words where left == word &* UInt.bitWidth {
      left &+= last[word].trailingZeroBitCount
    }
    var before = count
    while left < cells {
      before &-= 1
      let set = sets[before &* words &+ left / UInt.bitWidth]
      let isNeeded = (set &>> UInt(truncatingIfNeeded: left)) & 1 == 0
      isTaken[steps[before].position] = isNeeded
      left &+= isNeeded ? steps[before].cost : 0
    }
  }
}

/// An item that adds something to a set.
struct SubsetStep {
  let position, cost: Int
}
