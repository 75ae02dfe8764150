import CellText
import TestSupport

/// Profiles with any rules, and now and then some exceptions.
enum RandomProfile {
  static func profile(using generator: inout SeededRandom) -> WidthProfile {
    var profile = Bool.random(using: &generator) ? WidthProfile.wcwidth : .grapheme
    profile.clusterCap = any(using: &generator)
    profile.emojiSelector = any(using: &generator)
    profile.textSelector = any(using: &generator)
    profile.regionalPairs = any(using: &generator)
    profile.skinTones = any(using: &generator)
    profile.joiner = any(using: &generator)
    profile.joinedWidth = any(using: &generator)
    profile.newestUnicode = any(using: &generator)
    for widthClass in WidthClass.allCases where Int.random(in: 0..<4, using: &generator) == 0 {
      profile[widthClass] = Int.random(in: 0...3, using: &generator)
    }
    if Int.random(in: 0..<3, using: &generator) == 0 {
      profile.exceptions.add(
        (0..<Int.random(in: 0...9, using: &generator)).map { _ in
          .init(
            RandomText.text(using: &generator), width: Int.random(in: 0...4, using: &generator))
        })
    }
    return profile
  }

  private static func any<Rule: CaseIterable>(using generator: inout SeededRandom) -> Rule
  where Rule.AllCases == [Rule] {
    Rule.allCases[Int.random(in: 0..<Rule.allCases.count, using: &generator)]
  }
}
