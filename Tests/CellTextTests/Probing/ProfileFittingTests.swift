import CellText
import Testing

@Suite("Fitting a profile to answers")
struct ProfileFittingTests {
  @Test("Stock profiles fit their answers", arguments: [WidthProfile.wcwidth, .grapheme])
  func stock(profile: WidthProfile) {
    #expect(WidthProfile.fitting(WidthAnswers(of: profile)) == FittedProfile(profile))
  }

  @Test("Without answers a terminal counts as ncurses does")
  func silence() {
    #expect(WidthProfile.fitting(WidthAnswers()) == FittedProfile(.wcwidth))
  }

  @Test("An answer that is missing leaves its flag alone", arguments: WidthSample.allCases)
  func missing(sample: WidthSample) {
    var answers = WidthAnswers(of: .wcwidth)
    answers[sample] = nil
    #expect(WidthProfile.fitting(answers) == FittedProfile(.wcwidth))
    answers = WidthAnswers(of: .grapheme)
    answers[sample] = nil
    let fitted = WidthProfile.fitting(answers).profile
    switch sample {
    // Without it nothing says that the terminal makes clusters.
    case .joinedEmoji: #expect(fitted.segmentation == .scalars)
    default: #expect(fitted == .grapheme)
    }
  }

  @Test(
    "What an answer changes",
    arguments: [
      (.ambiguousLetter, 2, "ambiguous=2"), (.regionalIndicator, 2, "pair=on,regional=2"),
      (.emojiStyleHeart, 2, "vs16=on"), (.textStyleWatch, 1, "vs15=on"),
      (.emojiWithTone, 2, "tone=emoji"),
      (.spacingMark, 1, "spacing-mark=0"), (.wideSpacingMark, 2, "wide-mark=0"),
      (.prependedMark, 1, "prepended=0"), (.softHyphen, 0, "soft-hyphen=0"),
      (.choseongFiller, 1, "choseong-filler=1"), (.halfwidthFiller, 2, "halfwidth-filler=0"),
      (.hangulFiller, 0, "hangul-filler=0"), (.circledNumber, 2, "circled-number=2"),
      (.hexagram, 1, "hexagram=1"), (.trigram, 1, "trigram=1"), (.longDash, 2, "long-dash=2"),
      (.unassigned, 0, "unassigned=0"), (.unassignedIgnorable, 3, "ignorable=1"),
      (.lineSeparator, 3, "separator=1"), (.unicode18, 1, "unicode=17"),
    ] as [(WidthSample, Int, String)])
  func changes(sample: WidthSample, cells: Int, flags: String) {
    var answers = WidthAnswers(of: .wcwidth)
    answers[sample] = cells
    let fitted = WidthProfile.fitting(answers)
    #expect(fitted.profile.spelling == "wcwidth," + flags)
    #expect(!fitted.isHostile)
  }

  @Test(
    "What several answers change",
    arguments: [
      ([(.joinedEmoji, 2), (.joinedIdeographs, 2)], "wcwidth,zwj=non-ascii"),
      (
        [(.joinedLetters, 1), (.joinedEmoji, 2), (.joinedIdeographs, 2), (.joinedTextEmoji, 1)],
        "wcwidth,zwj=next"
      ),
      ([(.emojiWithTone, 2), (.ideographWithTone, 2)], "wcwidth,tone=any"),
      ([(.emojiStyleHeart, 2), (.emojiStyleLetter, 2)], "wcwidth,vs16=any"),
      ([(.vowelJamo, 1), (.jamoSyllable, 3)], "wcwidth,jamo=1"),
      ([(.vowelJamo, 2)], "wcwidth"),
      ([(.unicode18, 1), (.unicode17, 1)], "wcwidth,unicode=16"),
      ([(.unicode18, 1), (.unicode17, 1), (.unicode16, 1)], "wcwidth,unicode=15.1"),
      (
        [(.unicode18, 1), (.unicode17, 1), (.unicode16, 1), (.unicode15_1, 1)],
        "wcwidth,unicode=15"
      ),
      (
        [(.unicode18, 1), (.unicode17, 1), (.unicode16, 1), (.unicode15, 1)],
        "wcwidth,unicode=14"
      ),
    ] as [([(WidthSample, Int)], String)])
  func changes(cells: [(WidthSample, Int)], spelling: String) {
    var answers = WidthAnswers(of: .wcwidth)
    for (sample, cells) in cells { answers[sample] = cells }
    #expect(WidthProfile.fitting(answers).profile.spelling == spelling)
  }

  @Test(
    "What answers change where clusters are made",
    arguments: [
      ([(.leadingJamoPair, 4), (.wideSpacingMark, 4)], "grapheme,cap=sum"),
      ([(.thaiVowel, 1)], "grapheme,cap=first"),
      ([(.emojiStyleHeart, 1)], "grapheme,vs16=off"), ([(.textStyleWatch, 2)], "grapheme,vs15=off"),
      ([(.joinedTextEmoji, 1)], "grapheme,zwj-width=base"),
      ([(.ideographWithTone, 2)], "grapheme,tone=any"),
      ([(.regionalIndicator, 1)], "grapheme,regional=1"),
      ([(.spacingMark, 1)], "grapheme,spacing-mark=0"),
    ] as [([(WidthSample, Int)], String)])
  func clusterChanges(cells: [(WidthSample, Int)], spelling: String) {
    var answers = WidthAnswers(of: .grapheme)
    for (sample, cells) in cells { answers[sample] = cells }
    #expect(WidthProfile.fitting(answers).profile.spelling == spelling)
  }

  @Test(
    "An answer that no width explains is passed over",
    arguments: WidthSample.allCases, [-1, 5, 99, Int.min, Int.max])
  func absurd(sample: WidthSample, cells: Int) {
    var answers = WidthAnswers(of: .wcwidth)
    answers[sample] = cells
    let profile = WidthProfile.fitting(answers).profile
    #expect(WidthClass.allCases.allSatisfy { (0...2).contains(profile[$0]) })
    #expect(profile.exceptions.isEmpty)
  }

  @Test("More than one answer that contradicts every rule makes a terminal hostile")
  func contradictions() {
    var answers = WidthAnswers(of: .wcwidth)
    answers[.joinedLetters] = 3
    #expect(!WidthProfile.fitting(answers).isHostile)
    answers[.joinedIdeographs] = 5
    #expect(WidthProfile.fitting(answers).isHostile)
  }
}
