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
    guard !needle.isEmpty, index >= 0, index < tags.count else { return false }
    guard let bytes else { return tags[index].lowercased().contains(needle.lowercased()) }
    return tags.withUTF8(at: index) { TagSearch.contains($0, bytes) }
  }

  /// The first match from `start` on, in steps of 1 or -1, around the end of the list; `start`
  /// itself counts.
  ///
  /// Only the first `count` tags are looked at.
  func first(in tags: TagList, among count: Int, from start: Int, step: Int = 1) -> Int? {
    guard count > 0 else { return nil }
    var index = ((start % count) + count) % count
    for _ in 0..<count {
      if matches(tags, at: index) { return index }
      index = (index + step + count) % count
    }
    return nil
  }

  /// How many tags of a range match.
  func count(in tags: TagList, among range: Range<Int>) -> Int {
    range.reduce(0) { matches(tags, at: $1) ? $0 + 1 : $0 }
  }

  private static func contains(_ text: Span<UInt8>, _ needle: [UInt8]) -> Bool {
    guard text.count >= needle.count else { return false }
    for start in 0...(text.count - needle.count) {
      var matched = 0
      while matched < needle.count, lowered(text[start + matched]) == needle[matched] {
        matched += 1
      }
      if matched == needle.count { return true }
    }
    return false
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
