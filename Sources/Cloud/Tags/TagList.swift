/// The tags of a cloud, in columns: their texts in one UTF-8 arena, where each text lies, and if the
/// tags are divided into sections, where each section ends.
///
/// The arena only grows: an edit appends the texts that are new and moves eight-byte slots, it
/// never copies the texts of other tags. A million tags of ten bytes take 18 MB.
///
///     var tags = TagList(["made", "in", "China"])
///     let inverse = tags.apply(.remove(1..<2))   // made China
///     _ = tags.apply(inverse)                    // made in China
public struct TagList: Sendable {
  /// The most bytes that the texts of a list may take, removed tags included: what 32 bits address.
  public static let byteLimit = Int(UInt32.max)

  /// The most tags that are read: with their boxes they take some 24 bytes each, beside their texts.
  public static let countLimit = 1 << 24

  /// The texts, one after another, in the order in which they came.
  var arena: [UInt8]
  /// Where the text of each tag lies.
  var slots: [TagSlot]
  /// How the tags are divided; nil when they are not.
  var sections: TagSections?
  /// Where the texts lay that edited ones stand for: what came first lies first, whatever was
  /// typed since.
  var origins: [TagSlot: UInt32] = [:]
  /// The weights that tags came with.
  var weights = TagWeights()
  /// The most bytes that the arena may hold; smaller only to see what happens then.
  var limit = TagList.byteLimit

  /// A list of no tags.
  public init() {
    self.init(arena: [], slots: [])
  }

  /// A list of `texts`, kept as they are.
  ///
  /// Texts beyond `byteLimit` are left out.
  public init(_ texts: some Sequence<String>) {
    self.init()
    for text in texts { append(text) }
  }

  /// A list over texts that lie in memory already.
  ///
  /// `arena` is well-formed UTF-8 of at most `byteLimit` bytes, and every slot lies within it, those
  /// of titles included. Sections hold each tag once.
  init(arena: [UInt8], slots: [TagSlot], sections: TagSections? = nil) {
    self.arena = arena
    self.slots = slots
    self.sections = sections
  }

  /// Number of tags.
  public var count: Int { slots.count }

  /// Whether there is no tag.
  public var isEmpty: Bool { slots.isEmpty }

  /// The tag's own text, as read (not sanitised).
  ///
  /// `index` must be in `0..<count`. O(bytes of the text).
  public subscript(index: Int) -> String {
    String(decoding: arena[slots[index].bytes], as: UTF8.self)
  }

  /// Calls `body` with the UTF-8 of a tag's text, without a copy.
  ///
  /// `index` must be in `0..<count`. O(1).
  public func withUTF8<R>(at index: Int, _ body: (Span<UInt8>) throws -> R) rethrows -> R {
    try body(arena.span.extracting(slots[index].bytes))
  }

  /// Number of UTF-8 bytes of a tag's text.
  ///
  /// O(1).
  public func byteCount(at index: Int) -> Int { slots[index].bytes.count }

  /// Adds a tag at the end, to the last section if there are sections.
  ///
  /// - Returns: whether it found room; the list stays as it is when the texts would exceed `byteLimit`.
  @discardableResult
  public mutating func append(_ text: String) -> Bool {
    guard let slot = store(text) else { return false }
    slots.append(slot)
    sections?.extendLast(by: 1)
    return true
  }

  /// Adds the tags of another list at the end, as those of the next file.
  ///
  /// Its sections follow those of this list; tags that are not divided belong to the last section,
  /// and become a section without a title when sections follow them.
  ///
  /// - Returns: whether they found room; the list stays as it is when the texts would exceed `byteLimit`.
  @discardableResult
  public mutating func append(contentsOf other: TagList) -> Bool {
    if arena.isEmpty && slots.isEmpty && sections == nil {
      self = other
      return true
    }
    guard arena.count + other.arena.count <= limit else { return false }
    let base = UInt32(arena.count)
    appendSections(of: other, base: base)
    arena.append(contentsOf: other.arena)
    weights.append(other.weights, base: base)
    slots.reserveCapacity(slots.count + other.slots.count)
    for slot in other.slots {
      slots.append(TagSlot(offset: base + slot.offset, length: slot.length))
    }
    for (slot, origin) in other.origins {
      origins[TagSlot(offset: base + slot.offset, length: slot.length)] = base + origin
    }
    return true
  }

  /// Follows the tags of another list, which are about to be added, with the sections.
  private mutating func appendSections(of other: TagList, base: UInt32) {
    guard let added = other.sections else {
      sections?.extendLast(by: other.count)
      return
    }
    divide()
    for (section, title) in added.titles.enumerated() {
      sections?.append(
        title: TagSlot(offset: base + title.offset, length: title.length),
        count: added.range(of: section).count)
    }
  }

  /// Where the text of a slot came in: its own offset, or that of the text it was edited from.
  func origin(of slot: TagSlot) -> UInt32 { origins[slot] ?? slot.offset }

  /// Appends a text to the arena; nil when there is no room for it.
  mutating func store(_ text: String) -> TagSlot? {
    let offset = arena.count
    let length = text.utf8.count
    guard length <= limit - offset else { return nil }
    arena.append(contentsOf: text.utf8)
    return TagSlot(offset: UInt32(offset), length: UInt32(length))
  }
}

/// Where the text of a tag lies in the arena of its list.
struct TagSlot: Hashable, Sendable {
  var offset: UInt32
  var length: UInt32

  var bytes: Range<Int> { Int(offset)..<Int(offset) + Int(length) }
}
