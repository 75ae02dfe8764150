/// Reads plain lines: one tag a line.
///
/// Lines end with LF, CRLF or a lone CR. One byte order mark is dropped, spaces and tabs around a
/// line are trimmed, blank lines are skipped; all else is verbatim: `#`, `,`, numbers and quotes
/// belong to the tag, and duplicates stay. Text that begins with a UTF-16 byte order mark is
/// decoded as such. What is not well-formed becomes U+FFFD, with one diagnostic a source.
///
///     let (tags, diagnostics) = PlainLinesReader.read(bytes, source: "tags.txt")
public enum PlainLinesReader {
  /// Reads tags from the bytes of a source.
  ///
  /// `source` is the name that diagnostics give it. The list keeps `bytes` as its arena: nothing is
  /// copied when they are well-formed UTF-8. Of more than `TagList.countLimit` tags one more than
  /// that is kept, for the caller to refuse them. O(bytes).
  public static func read(
    _ bytes: [UInt8], source: String
  ) -> (tags: TagList, diagnostics: [Diagnostic]) {
    read(bytes, source: source, limit: TagList.byteLimit)
  }

  /// Reads with limits of its own on the bytes of the texts and on the number of tags.
  static func read(
    _ bytes: [UInt8], source: String, limit: Int, countLimit: Int = TagList.countLimit
  ) -> (tags: TagList, diagnostics: [Diagnostic]) {
    let text = DecodedText.decode(bytes, source: source, limit: limit)
    guard text.bytes.count <= limit else {
      return (TagList(), [.tooLarge(source: source, limit: limit)])
    }
    return read(text, countLimit: countLimit)
  }

  /// Reads text that is decoded already.
  static func read(
    _ text: DecodedText, countLimit: Int = TagList.countLimit
  ) -> (tags: TagList, diagnostics: [Diagnostic]) {
    let slots = slots(
      of: text.bytes.span.extracting(droppingFirst: text.start), base: text.start,
      count: countLimit + 1)
    return (TagList(arena: text.bytes, slots: slots), text.diagnostics)
  }

  /// Where the tags of a text lie; `base` is added to every offset, and no
  /// more than `count` are kept.
  private static func slots(of text: Span<UInt8>, base: Int, count: Int) -> [TagSlot] {
    var slots: [TagSlot] = []
    slots.reserveCapacity(min(text.count / 16, count))
    LineScanner.forEachLine(of: text) { line in
      var (start, end) = (line.lowerBound, line.upperBound)
      while start < end, text[start].isBlank { start += 1 }
      while start < end, text[end - 1].isBlank { end -= 1 }
      guard start < end, slots.count < count else { return }
      slots.append(TagSlot(offset: UInt32(base + start), length: UInt32(end - start)))
    }
    return slots
  }
}

extension UInt8 {
  /// Space or tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
}
