/// A profile made from a terminal's answers.
public struct FittedProfile: Hashable, Sendable {
  /// How the terminal counts, as far as rules can tell.
  public var profile: WidthProfile
  /// Whether the terminal counts by no known rule.
  ///
  /// So it is if an ideograph, an emoji or a letter with marks takes other cells than in all other
  /// terminals, or if several answers contradict the profile. Then every cluster that isn't ASCII has to
  /// be asked for.
  public var isHostile: Bool

  /// A profile with a verdict on its terminal.
  public init(_ profile: WidthProfile, isHostile: Bool = false) {
    self.profile = profile
    self.isHostile = isHostile
  }
}

extension WidthProfile {
  /// Returns the profile that gives a terminal's answers.
  ///
  /// `wcwidth` or `grapheme`, with the changes that answers ask for: what a terminal didn't answer, or
  /// what no rule explains, is left as in the stock profile. Terminals with rules of their own keep some
  /// clusters that no profile gets right.
  public static func fitting(_ answers: WidthAnswers) -> FittedProfile {
    ProfileFitting(answers).fitted()
  }
}
