/// What kind of text tags hold.
enum Corpus: String, CaseIterable {
  case ascii, cjk, emoji
  /// As in use: 85 of 100 tags are ASCII, the others of many scripts.
  case tags

  /// Tags without anything that the C library counts otherwise than the profile `wcwidth`.
  func texts(_ count: Int, from random: inout SplitMix64) -> Texts {
    var texts = Texts()
    var lengths = LogNormalWidths().widths(count, from: &random)[...]
    for _ in 0..<count {
      let length = Int(lengths.popFirst() ?? 1)
      switch self {
      case .ascii: Corpus.appendWord(of: length, to: &texts, from: &random)
      case .cjk: Corpus.appendIdeographs((length + 1) / 2, to: &texts, from: &random)
      case .emoji: Corpus.appendEmoji((length + 3) / 4, to: &texts, from: &random)
      case .tags: Corpus.appendTag(of: length, to: &texts, from: &random)
      }
      texts.endText()
    }
    return texts
  }

  private static func appendTag(
    of length: Int, to texts: inout Texts, from random: inout SplitMix64
  ) {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<85: appendWord(of: length, to: &texts, from: &random)
    case 85..<90: appendIdeographs((length + 1) / 2, to: &texts, from: &random)
    case 90..<94: appendAccented(length, to: &texts, from: &random)
    case 94..<97:
      appendEmoji(1, to: &texts, from: &random)
      texts.append(0x20)
      appendWord(of: length, to: &texts, from: &random)
    default:
      let words: [[UInt32]] = [
        [0xE2A, 0xE27, 0xE31, 0xE2A, 0xE14, 0xE35],
        [0x939, 0x93F, 0x928, 0x94D, 0x926, 0x940],
        [0x643, 0x62A, 0x627, 0x628],
        [0x1112, 0x1161, 0x11AB, 0x1100, 0x1173, 0x11AF],
      ]
      for value in words[Int.random(in: 0..<words.count, using: &random)] { texts.append(value) }
    }
  }

  private static func appendWord(
    of length: Int, to texts: inout Texts, from random: inout SplitMix64
  ) {
    for _ in 0..<length { texts.append(UInt32.random(in: 0x61...0x7A, using: &random)) }
  }

  /// Latin with precomposed and combining marks, or Cyrillic.
  private static func appendAccented(
    _ length: Int, to texts: inout Texts, from random: inout SplitMix64
  ) {
    let isCyrillic = Bool.random(using: &random)
    for _ in 0..<length {
      if isCyrillic {
        texts.append(UInt32.random(in: 0x430...0x44F, using: &random))
      } else {
        texts.append(UInt32.random(in: 0x61...0x7A, using: &random))
        let mark = Int.random(in: 0..<8, using: &random)
        if mark == 0 { texts.append(0x301) } else if mark == 1 { texts.append(0xF1) }
      }
    }
  }

  private static func appendIdeographs(
    _ count: Int, to texts: inout Texts, from random: inout SplitMix64
  ) {
    let ranges: [ClosedRange<UInt32>] = [
      0x4E00...0x9FA5, 0x4E00...0x9FA5, 0x3041...0x3096, 0x30A1...0x30F6, 0xAC00...0xD7A3,
    ]
    let range = ranges[Int.random(in: 0..<ranges.count, using: &random)]
    for _ in 0..<count { texts.append(UInt32.random(in: range, using: &random)) }
  }

  private static func appendEmoji(
    _ count: Int, to texts: inout Texts, from random: inout SplitMix64
  ) {
    for _ in 0..<count {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: for value: UInt32 in [0x2764, 0xFE0F] { texts.append(value) }
      case 1: for value: UInt32 in [0x1F44D, 0x1F3FD] { texts.append(value) }
      case 2: for value: UInt32 in [0x1F1E9, 0x1F1EA] { texts.append(value) }
      case 3: for value: UInt32 in [0x1F469, 0x200D, 0x1F4BB] { texts.append(value) }
      default: texts.append(UInt32.random(in: 0x1F600...0x1F64F, using: &random))
      }
    }
  }
}
