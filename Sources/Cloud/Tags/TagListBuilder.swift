/// Makes a list of tags out of texts as readers find them.
struct TagListBuilder {
  private var arena: [UInt8] = []
  private var slots: [TagSlot] = []
  private var weights = TagWeights()
  private var titles: [(title: TagSlot, count: Int)] = []

  /// How many tags there are so far.
  var count: Int { slots.count }

  /// Adds a tag of well-formed UTF-8, without the spaces and tabs around it; returns whether anything
  /// was left, which else is no tag.
  @discardableResult
  mutating func append(_ text: Span<UInt8>, weight: Double? = nil) -> Bool {
    var (start, end) = (0, text.count)
    while start < end, text[start].isBlank { start += 1 }
    while start < end, text[end - 1].isBlank { end -= 1 }
    guard start < end else { return false }
    return appendVerbatim(text.extracting(start..<end), weight: weight)
  }

  /// Adds a tag as it is; one more than a list may have is kept, for the caller to refuse them.
  @discardableResult
  mutating func appendVerbatim(_ text: Span<UInt8>, weight: Double? = nil) -> Bool {
    guard slots.count <= TagList.countLimit, arena.count + text.count <= TagList.byteLimit else {
      return true
    }
    let slot = TagSlot(offset: UInt32(arena.count), length: UInt32(text.count))
    arena.append(text)
    slots.append(slot)
    if let weight { weights.append(weight, at: slot.offset) }
    return true
  }

  /// Adds a tag.
  @discardableResult
  mutating func append(_ text: some StringProtocol, weight: Double? = nil) -> Bool {
    append(Array(text.utf8).span, weight: weight)
  }

  /// Begins a section; tags that stand before the first one become a section without a title.
  mutating func beginSection(_ title: some StringProtocol) {
    if titles.isEmpty, !slots.isEmpty {
      titles.append((TagSlot(offset: UInt32(arena.count), length: 0), 0))
    }
    titles.append(
      (TagSlot(offset: UInt32(arena.count), length: UInt32(title.utf8.count)), slots.count))
    arena.append(contentsOf: title.utf8)
  }

  /// The list.
  consuming func finish() -> TagList {
    var sections: TagSections?
    for (index, section) in titles.enumerated() {
      let end = index + 1 < titles.count ? titles[index + 1].count : slots.count
      sections = sections ?? TagSections()
      sections?.append(title: section.title, count: end - section.count)
    }
    var list = TagList(arena: arena, slots: slots, sections: sections)
    list.weights = weights
    return list
  }
}
