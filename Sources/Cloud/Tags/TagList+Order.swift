extension TagList {
  // With sections, an order puts the tags of each section into order: none leaves its section.

  /// The indices of the tags in an order of chance.
  ///
  /// O(tags).
  public func shuffledOrder(using generator: inout some RandomNumberGenerator) -> [UInt32] {
    var order = (0..<count).map { UInt32($0) }
    order.reorder(within: orderedRanges) { $0.shuffle(using: &generator) }
    return order
  }

  /// The indices of the tags in the order in which they came; an edited tag keeps its place.
  ///
  /// O(tags × log tags), O(tags) when they stand in that order.
  var inputOrder: [UInt32] {
    guard !origins.isEmpty else { return order { slots[$0].offset } }
    return order { origin(of: slots[$0]) }
  }

  /// The indices of the tags by their texts in lower case, code point by code point.
  ///
  /// Of equal ones the first stays first. O(bytes + tags × log tags).
  var nameOrder: [UInt32] { FoldedTexts(self).order }

  /// The indices of the tags by their weights, the heaviest first; those without one at the end.
  ///
  /// Of equal ones the first stays first. O(tags × log tags).
  var weightOrder: [UInt32] {
    var entries = (0..<count).map { (weight: weight(at: $0) ?? -.infinity, index: UInt32($0)) }
    entries.reorder(within: orderedRanges) { range in
      range.sort { ($1.weight, $0.index) < ($0.weight, $1.index) }
    }
    return entries.map(\.index)
  }

  /// The indices of all tags by a number, the smallest first; of equal ones the first stays first.
  func order(by key: (Int) -> UInt32) -> [UInt32] {
    // One number for the key and, below it, the place makes the sort stable and cheap.
    var keys = (0..<count).map { UInt64(key($0)) << 32 | UInt64($0) }
    keys.reorder(within: orderedRanges) { $0.sort() }
    return keys.map { UInt32(truncatingIfNeeded: $0) }
  }
}

/// The texts of all tags in lower case, made to be compared.
private struct FoldedTexts {
  /// A tag among others: its first bytes as a number decide most comparisons.
  private struct Entry {
    let head: UInt64
    let index: UInt32
  }

  private let ranges: [Range<Int>]
  private var bytes: [UInt8] = []
  /// Where the text of each tag ends.
  private var ends: [UInt32] = []

  init(_ tags: TagList) {
    ranges = tags.orderedRanges
    bytes.reserveCapacity(tags.arena.count)
    ends.reserveCapacity(tags.count)
    for index in 0..<tags.count {
      append(at: index, of: tags)
      ends.append(UInt32(clamping: bytes.count))
    }
  }

  private mutating func append(at index: Int, of tags: TagList) {
    let start = bytes.count
    let isASCII = tags.withUTF8(at: index) { utf8 in
      for index in utf8.indices {
        let byte = utf8[index]
        guard byte < 0x80 else { return false }
        bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      }
      return true
    }
    guard !isASCII else { return }
    bytes.removeSubrange(start...)
    bytes.append(contentsOf: tags[index].lowercased().utf8)
  }

  var order: [UInt32] {
    var entries = ends.indices.map { Entry(head: head(of: text($0)), index: UInt32($0)) }
    entries.reorder(within: ranges) { $0.sort(by: isBefore) }
    return entries.map(\.index)
  }

  private func text(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  /// The first eight bytes, the first one highest; what is missing counts as 0.
  private func head(of text: Range<Int>) -> UInt64 {
    var head: UInt64 = 0
    for offset in 0..<8 {
      head = head << 8 | (offset < text.count ? UInt64(bytes[text.lowerBound + offset]) : 0)
    }
    return head
  }

  private func isBefore(_ left: Entry, _ right: Entry) -> Bool {
    guard left.head == right.head else { return left.head < right.head }
    let (first, second) = (text(Int(left.index)), text(Int(right.index)))
    let shared = min(first.count, second.count)
    var offset = min(8, shared)
    while offset < shared {
      let (a, b) = (bytes[first.lowerBound + offset], bytes[second.lowerBound + offset])
      guard a == b else { return a < b }
      offset += 1
    }
    guard first.count == second.count else { return first.count < second.count }
    return left.index < right.index
  }
}

extension Array {
  /// Puts the elements of each range into another order.
  fileprivate mutating func reorder(
    within ranges: [Range<Int>], _ reorder: (inout ArraySlice<Element>) -> Void
  ) {
    for range in ranges where range.count > 1 {
      // Taken out of the array meanwhile, so that a range of all elements is not copied.
      let isWhole = range.count == count
      var slice = self[range]
      if isWhole { self = [] }
      reorder(&slice)
      if isWhole { self = Array(slice) } else { replaceSubrange(range, with: slice) }
    }
  }
}
