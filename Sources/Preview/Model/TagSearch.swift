import Cloud

/// What find looks for: a part of a tag's text, in either case.
struct TagSearch: Hashable, Sendable {
  let needle: String
  /// The needle in lower case, when it is ASCII: then bytes are compared.
  private let bytes: [UInt8]?

  init(_ needle: String) {
    self.needle = needle
    let lowered = needle.lowercased()
    bytes = lowered.utf8.allSatisfy { $0 < 0x80 } ? Array(lowered.utf8) : nil
  }

  /// Whether the tag holds the needle.
  ///
  /// An empty needle is in no tag.
  func matches(_ tags: TagList, at index: Int) -> Bool {
    guard index >= 0, index < tags.count else { return false }
    return scan(tags, from: index, count: 1, step: 1) { _ in true }
  }

  /// The first match from `start` on, in steps of 1 or -1, around the end of the list; `start`
  /// itself counts.
  ///
  /// Only the first `count` tags are looked at. O(bytes of the tags).
  func first(in tags: TagList, among count: Int, from start: Int, step: Int = 1) -> Int? {
    guard count > 0 else { return nil }
    let start = ((start % count) + count) % count
    let untilEnd = step > 0 ? count - start : start + 1
    var match: Int?
    func keep(_ index: Int) -> Bool {
      match = index
      return true
    }
    if scan(tags, from: start, count: untilEnd, step: step, keep) { return match }
    let other = step > 0 ? 0 : count - 1
    _ = scan(tags, from: other, count: count - untilEnd, step: step, keep)
    return match
  }

  /// Whether a tag of a range matches.
  ///
  /// O(bytes of the tags).
  func isFound(in tags: TagList, among range: Range<Int>) -> Bool {
    scan(tags, from: range.lowerBound, count: range.count, step: 1) { _ in true }
  }

  /// How many tags of a range match.
  ///
  /// O(bytes of the tags).
  func count(in tags: TagList, among range: Range<Int>) -> Int {
    var count = 0
    _ = scan(tags, from: range.lowerBound, count: range.count, step: 1) { _ in
      count += 1
      return false
    }
    return count
  }

  /// Calls `body` with the matches among `count` tags from `start` on, until it says that it has
  /// enough; whether it did.
  @inline(__always)
  private func scan(
    _ tags: TagList, from start: Int, count: Int, step: Int, _ body: (Int) -> Bool
  ) -> Bool {
    guard !needle.isEmpty else { return false }
    guard let bytes else {
      return scanLetters(tags, from: start, count: count, step: step, body)
    }
    let needle = bytes.span
    var index = start
    for _ in 0..<count {
      if tags.withUTF8(at: index, { TagSearch.contains($0, needle) }), body(index) { return true }
      index += step
    }
    return false
  }

  /// Scans for a needle beyond ASCII: a tag of ASCII alone can't hold it.
  private func scanLetters(
    _ tags: TagList, from start: Int, count: Int, step: Int, _ body: (Int) -> Bool
  ) -> Bool {
    let lowered = needle.lowercased()
    var index = start
    for _ in 0..<count {
      let isASCII = tags.withUTF8(at: index) { utf8 in
        utf8.indices.allSatisfy { utf8[$0] < 0x80 }
      }
      if !isASCII, tags[index].lowercased().contains(lowered), body(index) { return true }
      index += step
    }
    return false
  }

  @inline(__always)
  private static func contains(_ text: Span<UInt8>, _ needle: Span<UInt8>) -> Bool {
    guard text.count >= needle.count else { return false }
    let first = needle[0]
    for start in 0...(text.count - needle.count) where lowered(text[start]) == first {
      var matched = 1
      while matched < needle.count, lowered(text[start + matched]) == needle[matched] {
        matched += 1
      }
      if matched == needle.count { return true }
    }
    return false
  }

  @inline(__always)
  private static func lowered(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
