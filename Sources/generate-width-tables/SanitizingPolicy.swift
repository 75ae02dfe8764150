import CellText

/// Which code points cleaning treats specially, whatever Unicode says of them.
enum SanitizingPolicy {
  /// What becomes a space: the White_Space property, as a grid of cells has no use for the difference.
  static let spaces: [ClosedRange<Int>] = [
    0x9...0xD, 0x20...0x20, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A,
    0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
  ]

  /// What goes: bidirectional controls, and invisible characters on which terminals disagree.
  static let removed: [ClosedRange<Int>] = [
    0x200E...0x200F, 0x061C...0x061C, 0x202A...0x202E, 0x2066...0x2069,
    0x00AD...0x00AD, 0x034F...0x034F, 0x115F...0x1160, 0x180E...0x180E, 0x200B...0x200B,
    0x2060...0x2065, 0x206A...0x206F, 0x3164...0x3164, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0,
    0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0x13430...0x1343F,
    // Tags; a complete emoji tag sequence is recognised as a whole. E0100–E01EF are marks.
    0xE0000...0xE00FF, 0xE01F0...0xE0FFF,
  ]

  static let pictured: [ClosedRange<Int>] = [0x00...0x08, 0x0E...0x1F, 0x7F...0x7F]

  static let replaced: [ClosedRange<Int>] =
    [0x80...0x84, 0x86...0x9F, 0xFDD0...0xFDEF]
    + (0...0x10).map { $0 << 16 | 0xFFFE...$0 << 16 | 0xFFFF }

  /// The action of every code point; `marks` has those that the general category decides.
  static func actions(marks: [SanitizingAction?]) -> [SanitizingAction] {
    var actions = marks.map { $0 ?? .keep }
    func set(_ ranges: [ClosedRange<Int>], _ action: SanitizingAction) {
      for range in ranges {
        for value in range { actions[value] = action }
      }
    }
    set(spaces, .space)
    set(removed, .removal)
    set(pictured, .controlPicture)
    set(replaced, .replacement)
    set([0xFE0E...0xFE0F], .emojiVariationSelector)
    set([0x200C...0x200C], .zeroWidthNonJoiner)
    set([0x200D...0x200D], .zeroWidthJoiner)
    return actions
  }
}
