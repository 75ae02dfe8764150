/// Makes a profile from answers: first the family, then its rules, then the cells of the classes.
struct ProfileFitting {
  private typealias EmojiSelector = WidthProfile.EmojiSelector
  private typealias Version = WidthProfile.UnicodeVersion

  private let answers: WidthAnswers
  private var profile: WidthProfile

  init(_ answers: WidthAnswers) {
    self.answers = answers
    profile = Self.makesClusters(answers) ? .grapheme : .wcwidth
  }

  func fitted() -> FittedProfile {
    var fitting = self
    fitting.fitRules()
    fitting.fitNewestUnicode()
    fitting.fitClasses()
    return FittedProfile(fitting.profile, isHostile: fitting.isHostile)
  }

  /// Whether emoji join, but neither letters nor ideographs.
  ///
  /// Terminals that join those too only look at U+200D.
  private static func makesClusters(_ answers: WidthAnswers) -> Bool {
    answers[.joinedEmoji] == 2 && answers[.joinedLetters] != 1 && answers[.joinedIdeographs] != 2
  }

  /// Whether an answer is wrong in which all terminals agree, or more than one is left that no rule
  /// explains: there will be others.
  private var isHostile: Bool {
    let known: [(WidthSample, Int)] = [
      (.ideograph, 2), (.emoji, 2), (.combiningMark, 1), (.thaiMarks, 1),
    ]
    if known.contains(where: { sample, cells in answers[sample].map { $0 != cells } ?? false }) {
      return true
    }
    return WidthSample.allCases.count { sample in
      answers[sample].map { $0 != profile.width(of: sample.text) } ?? false
    } > 1
  }

  // MARK: Rules

  private mutating func fitRules() {
    switch profile.segmentation {
    case .graphemeClusters: fitClusterRules()
    case .scalars: fitScalarRules()
    }
    if let heart = answers[.emojiStyleHeart] {
      let widens =
        answers[.emojiStyleLetter] == 2 ? EmojiSelector.widensAnyBase : .widensListedBases
      profile.emojiSelector = heart == 2 ? widens : .ignored
    }
    if let watch = answers[.textStyleWatch] {
      profile.textSelector = watch == 1 ? .narrowsListedBases : .ignored
    }
  }

  private mutating func fitClusterRules() {
    if answers[.leadingJamoPair] == 4 {
      profile.clusterCap = .sum
    } else if answers[.thaiVowel] == 1 {
      profile.clusterCap = .first
    }
    if answers[.joinedTextEmoji] == 1 { profile.joinedWidth = .base }
    if answers[.ideographWithTone] == 2 { profile.skinTones = .joinAnything }
  }

  private mutating func fitScalarRules() {
    if answers[.joinedLetters] == 1 {
      profile.joiner = .skipsNext
    } else if answers[.joinedEmoji] == 2 {
      profile.joiner = answers[.joinedIdeographs] == 2 ? .joinsNonASCII : .joinsEmoji
    }
    if let pair = answers[.regionalPair], let single = answers[.regionalIndicator], pair == single {
      profile.regionalPairs = .joined
    }
    if answers[.emojiWithTone] == 2 {
      profile.skinTones = answers[.ideographWithTone] == 2 ? .joinAnything : .joinEmoji
    }
  }

  // MARK: Classes

  private mutating func fitClasses() {
    fit(.ambiguous, to: answers[.ambiguousLetter], 1...2)
    fit(.regionalIndicator, to: answers[.regionalIndicator], 1...2)
    fit(.spacingMark, to: beside(1, .spacingMark), 0...1)
    if profile.clusterCap == .sum { fit(.wideSpacingMark, to: beside(2, .wideSpacingMark)) }
    if profile.clusterCap != .first { fit(.prependedMark, to: beside(1, .prependedMark), 0...1) }
    if answers[.jamoSyllable] != 2 { fit(.conjoiningJamo, to: answers[.vowelJamo]) }
    fit(.softHyphen, to: answers[.softHyphen])
    fit(.choseongFiller, to: answers[.choseongFiller])
    fit(.halfwidthFiller, to: beside(2, .halfwidthFiller))
    fit(.hangulFiller, to: answers[.hangulFiller])
    fit(.circledNumber, to: answers[.circledNumber])
    fit(.hexagram, to: answers[.hexagram])
    // To older terminals they are narrow, as they were.
    if profile.newestUnicode >= .unicode16 { fit(.trigram, to: answers[.trigram]) }
    fit(.longDash, to: answers[.longDash])
    fit(.unassigned, to: answers[.unassigned])
    fit(.unassignedIgnorable, to: beside(2, .unassignedIgnorable))
    fit(.lineSeparator, to: beside(2, .lineSeparator))
  }

  /// What is left of an answer when its neighbours have their cells.
  private func beside(_ neighbours: Int, _ sample: WidthSample) -> Int? {
    answers[sample].map { $0 - neighbours }
  }

  private mutating func fit(
    _ widthClass: WidthClass, to cells: Int?, _ allowed: ClosedRange<Int> = 0...2
  ) {
    guard let cells, allowed.contains(cells) else { return }
    profile[widthClass] = cells
  }

  // MARK: Version

  /// The newest version of which a sample is wide, or any newer one that no answer speaks against.
  ///
  /// The sample of 15.1 is wide in some old tables too, by what was reserved around it.
  private mutating func fitNewestUnicode() {
    let samples: [(WidthSample, Version, before: Version)] = [
      (.unicode18, .unicode18, .unicode17),
      (.unicode17, .unicode17, .unicode16),
      (.unicode16, .unicode16, .unicode15_1),
      (.unicode15_1, .unicode15_1, .unicode15),
      (.unicode15, .unicode15, .unicode14),
    ]
    for (sample, version, before) in samples {
      if version == .unicode15_1, let older = answers[.unicode15], older != 2 { continue }
      switch answers[sample] {
      case nil: continue
      case 2?:
        profile.newestUnicode = max(profile.newestUnicode, version)
        return
      case _?: profile.newestUnicode = before
      }
    }
  }
}
