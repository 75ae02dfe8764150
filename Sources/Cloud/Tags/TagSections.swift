/// The sections of a list of tags, in columns: where the title of each lies, and where its tags end.
///
/// Sections follow each other and hold every tag once; there is at least one, and any may be empty.
struct TagSections: Hashable, Sendable {
  /// Where the titles lie in the arena of the list.
  private(set) var titles: [TagSlot] = []
  /// The index behind the last tag of each section, in ascending order.
  private(set) var ends: [Int] = []

  /// Number of sections.
  var count: Int { ends.count }

  /// The tags of a section.
  func range(of section: Int) -> Range<Int> {
    (section == 0 ? 0 : ends[section - 1])..<ends[section]
  }

  /// The section that holds the tag at an index.
  ///
  /// O(log sections).
  func section(of index: Int) -> Int {
    min((0..<count).partitioningIndex { ends[$0] > index }, count - 1)
  }

  /// The sections that a tag may belong to which is put before the tag at an index.
  ///
  /// There are several where one ends and the next begins. O(log sections).
  func sections(around index: Int) -> ClosedRange<Int> {
    let last = section(of: index)
    return min((0..<count).partitioningIndex { ends[$0] >= index }, last)...last
  }

  /// The section of a tag put before the tag at an index when nothing else is said.
  ///
  /// It is that of the tag it follows; at the very start that of the first tag, and without tags
  /// the first one.
  func usualSection(at index: Int) -> Int {
    if index > 0 { return section(of: index - 1) }
    return ends.last == 0 ? 0 : section(of: 0)
  }

  /// The sections of the tags of a range.
  func spread(of range: Range<Int>) -> SectionSpread {
    guard !range.isEmpty else { return .none }
    let sections = section(of: range.lowerBound)...section(of: range.upperBound - 1)
    return SectionSpread(
      first: sections.lowerBound,
      counts: sections.map { self.range(of: $0).clamped(to: range).count })
  }

  /// Whether tags put before the tag at `index` can be spread so.
  func admits(_ spread: SectionSpread, at index: Int) -> Bool {
    let around = sections(around: index)
    return spread.first >= around.lowerBound
      && spread.first + spread.counts.count - 1 <= around.upperBound
  }

  /// Adds a section at the end; tags that are added there belong to it.
  mutating func append(title: TagSlot, count: Int = 0) {
    titles.append(title)
    ends.append((ends.last ?? 0) + count)
  }

  /// Gives the last section `count` tags more.
  mutating func extendLast(by count: Int) {
    guard let last = ends.indices.last else { return }
    ends[last] += count
  }

  /// Takes tags out and puts others in their place.
  ///
  /// O(sections).
  mutating func replace(_ range: Range<Int>, by spread: SectionSpread) {
    var added = 0
    for section in ends.indices {
      // A section that ended among the tags that go ends where they began.
      if ends[section] > range.lowerBound {
        ends[section] = max(range.lowerBound, ends[section] - range.count)
      }
      let offset = section - spread.first
      if spread.counts.indices.contains(offset) { added += spread.counts[offset] }
      ends[section] += added
    }
  }
}
