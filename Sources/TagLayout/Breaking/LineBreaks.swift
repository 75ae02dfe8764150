/// Where lines start, what each uses, and how deep it is.
///
/// Breaks can be kept while settings change that they don't depend on, see
/// ``FlowLayout/arrange(_:along:)``. They hold numbers of lines only, whatever the items are.
public struct LineBreaks: Sendable {
  /// The container's length along the lines that the items were broken for.
  public var extent: ContainerExtent { basis.extent }
  /// Number of lines.
  public var count: Int { starts.count }
  /// Number of items.
  public let itemCount: Int
  /// The cells that the fullest line uses; 0 without lines.
  public let widestUsed: Int

  /// What the breaks were made for.
  let basis: BreakBasis
  /// The first item of each line.
  let starts: [Int32]
  /// The cells of each line's items and of the gaps between them.
  let used: [Int]
  /// The depth of each line: that of its deepest item.
  let depths: Lengths
  /// What the lines before a line are deep together, and in the end all lines; empty when all
  /// lines are equally deep.
  let depthSums: [Int]

  init(basis: BreakBasis, itemCount: Int, starts: [Int32], used: [Int], depths: Lengths) {
    self.basis = basis
    self.itemCount = itemCount
    self.starts = starts
    self.used = used
    self.depths = depths
    widestUsed = used.max() ?? 0
    switch depths {
    case .uniform: depthSums = []
    case .each(let depths):
      var sums: [Int] = []
      sums.reserveCapacity(depths.count + 1)
      var sum = 0
      sums.append(sum)
      for depth in depths {
        sum += Int(depth)
        sums.append(sum)
      }
      depthSums = sums
    }
  }

  /// The items of a line, which must be in `0 ..< count`.
  public func items(ofLine line: Int) -> Range<Int> {
    let end = line + 1 < starts.count ? Int(starts[line + 1]) : itemCount
    return Int(starts[line])..<end
  }

  /// What the first `count` lines are deep together, without the spacing between them.
  func depth(ofFirst count: Int) -> Int {
    switch depths {
    case .uniform(let depth, _): Int(depth) * count
    case .each: depthSums[count]
    }
  }
}
