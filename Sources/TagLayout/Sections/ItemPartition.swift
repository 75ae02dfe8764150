/// How items are divided before any line is broken: into sections, and where breaks are forced.
struct ItemPartition: Hashable, Sendable {
  /// The first item of each section; empty when there is one section.
  let sectionStarts: [Int]
  /// The items that start a line though they don't start a section, in ascending order.
  let forcedBreaks: [Int]
  /// The items but the first that start a line in any case, in ascending order.
  let hardBreaks: [Int]

  /// Sections of `sections` items each, and breaks before the items `forcedBreaks`, for `count`
  /// items in all.
  ///
  /// Negative numbers of items count as 0, and what they promise beyond `count` isn't there. Items
  /// that are left over belong to the last section.
  init(count: Int, sections: [Int], forcedBreaks: [Int]) {
    var starts: [Int] = []
    if sections.count > 1 {
      starts.reserveCapacity(sections.count)
      var start = 0
      for items in sections {
        starts.append(start)
        start += min(max(items, 0), count - start)
      }
    }
    sectionStarts = starts
    guard !starts.isEmpty || !forcedBreaks.isEmpty else {
      self.forcedBreaks = []
      hardBreaks = []
      return
    }
    let sectionBreaks = Self.distinct(starts, below: count)
    self.forcedBreaks = Self.distinct(forcedBreaks.sorted(), below: count, without: sectionBreaks)
    hardBreaks =
      self.forcedBreaks.isEmpty
      ? sectionBreaks : (sectionBreaks + self.forcedBreaks).sorted()
  }

  /// Those of some ascending numbers that are in `1 ..< count` and not among `others`, which
  /// ascend too, each once.
  private static func distinct(
    _ numbers: [Int], below count: Int, without others: [Int] = []
  ) -> [Int] {
    var result: [Int] = []
    var next = 0
    for number in numbers where number > 0 && number < count && number != result.last {
      while next < others.count, others[next] < number { next += 1 }
      if next == others.count || others[next] != number { result.append(number) }
    }
    return result
  }
}
