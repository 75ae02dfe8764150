// Sections exist only when a list was given some: a list without them pays one empty column.

extension TagList {
  /// A list of sections, each a title and its tags; without any section a list of no tags.
  ///
  ///     let tags = TagList(sections: [("fruit", ["apple", "pear"]), ("roots", ["beet"])])
  ///     tags.section(at: 1)               // TagSection(title: "roots", tags: 2..<3)
  ///
  /// What exceeds `byteLimit` is left out.
  public init(sections: some Sequence<(String, [String])>) {
    self.init()
    for (title, tags) in sections {
      beginSection(title)
      for tag in tags { append(tag) }
    }
  }

  /// Whether the tags are divided into sections.
  public var hasSections: Bool { sections != nil }

  /// Number of sections, empty ones included; 0 when the tags are not divided.
  public var sectionCount: Int { sections?.count ?? 0 }

  /// A section's title and tags.
  ///
  /// `index` must be in `0..<sectionCount`. O(bytes of the title).
  public func section(at index: Int) -> TagSection {
    guard let sections else { preconditionFailure("the list has no sections") }
    return TagSection(
      title: String(decoding: arena[sections.titles[index].bytes], as: UTF8.self),
      tags: sections.range(of: index))
  }

  /// The section that holds the tag at an index; nil when the tags are not divided.
  ///
  /// `index` must be in `0..<count`. O(log sections).
  public func section(containing index: Int) -> Int? { sections?.section(of: index) }

  /// Begins a section at the end of the list: tags that are added at the end belong to it.
  ///
  /// Tags that stand there already and are not divided become a section without a title.
  ///
  ///     var tags = TagList(["loose"])
  ///     tags.beginSection("fruit")
  ///     tags.append("apple")              // sections "" of 0..<1, "fruit" of 1..<2
  ///
  /// - Returns: whether the title found room; the list stays as it is when it would exceed
  ///   `byteLimit`.
  @discardableResult
  public mutating func beginSection(_ title: String) -> Bool {
    guard let slot = store(title) else { return false }
    divide()
    sections?.append(title: slot)
    return true
  }

  /// The edit that moves a tag one place on or back; nil where there is no place left.
  ///
  /// Within a section the tag passes its neighbour. The last tag of a section becomes the first one
  /// of the next section, and the first the last one of the section before, which may be empty:
  /// the tags keep their order then, and only the border moves. So a step back undoes a step on.
  public func edit(moving index: Int, forward: Bool) -> TagEdit? {
    guard slots.indices.contains(index) else { return nil }
    let target = index + (forward ? 1 : -1)
    guard let sections else {
      return slots.indices.contains(target) ? .move(from: index, to: target) : nil
    }
    let section = sections.section(of: index)
    if sections.range(of: section).contains(target) {
      return .move(from: index, to: target, section: section)
    }
    let next = section + (forward ? 1 : -1)
    guard next >= 0, next < sections.count else { return nil }
    return .move(from: index, to: index, section: next)
  }

  /// The ranges that orders stay within: the tags of each section, or all tags.
  var orderedRanges: [Range<Int>] {
    guard let sections else { return [0..<count] }
    return (0..<sections.count).map { sections.range(of: $0) }
  }

  /// How many tags each section has, as the layout engine takes it; empty without sections.
  var sectionLengths: [Int] { hasSections ? orderedRanges.map(\.count) : [] }

  /// Divides the list: tags that stand in it become a section without a title.
  mutating func divide() {
    guard sections == nil else { return }
    var divided = TagSections()
    if !slots.isEmpty {
      divided.append(
        title: TagSlot(offset: UInt32(arena.count), length: 0), count: slots.count)
    }
    sections = divided
  }
}
