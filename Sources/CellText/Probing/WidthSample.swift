/// A text that is shown to a terminal because terminals differ in the cells that it takes.
///
/// Together the answers tell the rules of a `WidthProfile`. A terminal is asked in the order of the
/// cases.
public enum WidthSample: Int, CaseIterable, Sendable {
  // Every terminal that counts by any known rule answers alike: 2, 2, 1 and 1.
  case ideograph
  case emoji
  case combiningMark
  case thaiMarks

  // What stands side by side.
  case joinedEmoji
  case joinedLetters
  case joinedIdeographs
  case joinedTextEmoji
  case regionalIndicator
  case regionalPair
  case emojiWithTone
  case ideographWithTone
  case emojiStyleHeart
  case emojiStyleLetter
  case textStyleWatch
  case leadingJamoPair
  case thaiVowel

  // The cells of a class.
  case ambiguousLetter
  case spacingMark
  case wideSpacingMark
  case prependedMark
  case vowelJamo
  case jamoSyllable
  case softHyphen
  case choseongFiller
  case halfwidthFiller
  case hangulFiller
  case circledNumber
  case hexagram
  case trigram
  case longDash
  case unassigned
  case unassignedIgnorable
  case lineSeparator

  // What a terminal that knows the version makes wide.
  case unicode15
  case unicode15_1
  case unicode16
  case unicode17
  case unicode18

  /// What is shown.
  public var text: String {
    switch self {
    case .ideograph: "\u{4E2D}"
    case .emoji: "\u{1F600}"
    case .combiningMark: "a\u{301}"
    case .thaiMarks: "\u{E01}\u{E49}\u{E35}"
    case .joinedEmoji: "\u{1F469}\u{200D}\u{1F4BB}"
    case .joinedLetters: "a\u{200D}b"
    case .joinedIdeographs: "\u{4E2D}\u{200D}\u{6587}"
    case .joinedTextEmoji: "\u{2764}\u{200D}\u{1F525}"
    case .regionalIndicator: "\u{1F1E6}"
    case .regionalPair: "\u{1F1E9}\u{1F1EA}"
    case .emojiWithTone: "\u{1F44D}\u{1F3FD}"
    case .ideographWithTone: "\u{4E2D}\u{1F3FD}"
    case .emojiStyleHeart: "\u{2764}\u{FE0F}"
    case .emojiStyleLetter: "a\u{FE0F}"
    case .textStyleWatch: "\u{231A}\u{FE0E}"
    case .leadingJamoPair: "\u{1107}\u{1107}"
    case .thaiVowel: "\u{E01}\u{E33}"
    case .ambiguousLetter: "\u{3B1}"
    case .spacingMark: "\u{915}\u{93E}"
    case .wideSpacingMark: "\u{AC00}\u{302E}"
    case .prependedMark: "\u{600}\u{661}"
    case .vowelJamo: "\u{1161}"
    case .jamoSyllable: "\u{1112}\u{1161}"
    case .softHyphen: "\u{AD}"
    case .choseongFiller: "\u{115F}"
    case .halfwidthFiller: "a\u{FFA0}b"
    case .hangulFiller: "\u{3164}"
    case .circledNumber: "\u{3248}"
    case .hexagram: "\u{4DC0}"
    case .trigram: "\u{2630}"
    case .longDash: "\u{2E3A}"
    case .unassigned: "\u{378}"
    case .unassignedIgnorable: "a\u{2065}b"
    case .lineSeparator: "a\u{2028}b"
    case .unicode15: "\u{1FAE8}"
    case .unicode15_1: "\u{2FFC}"
    case .unicode16: "\u{1FAE9}"
    case .unicode17: "\u{1FAEA}"
    case .unicode18: "\u{1FAEB}"
    }
  }
}
