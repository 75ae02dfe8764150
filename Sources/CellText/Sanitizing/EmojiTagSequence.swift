/// The flags of regions that are written with tags, such as England's (UTS #51, ED-14a).
enum EmojiTagSequence {
  /// U+1F3F4 WAVING BLACK FLAG, the only base in use.
  static let base: UInt32 = 0x1F3F4

  /// Where the tags that begin at `index` end if they are complete, otherwise `index`.
  ///
  /// Complete is: U+E0020–E007E, at least one, then U+E007F.
  static func end(in utf8: Span<UInt8>, from index: Int) -> Int {
    var end = index
    while end < utf8.count {
      let scalar = UTF8Decoder.scalar(in: utf8, at: end)
      switch scalar.value {
      case 0xE0020...0xE007E: end += scalar.length
      case 0xE007F: return end == index ? index : end + scalar.length
      default: return index
      }
    }
    return index
  }
}
