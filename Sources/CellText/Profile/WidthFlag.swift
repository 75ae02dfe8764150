/// One thing in which profiles differ, as the spelling of a profile names it.
///
/// `all` is the one table of them: spellings are read and written by it, in its order, and help and
/// error messages list the names and values that it holds.
public struct WidthFlag: Sendable {
  /// What stands before the `=`.
  public let name: String
  /// What may stand after it.
  public let values: [String]
  /// What it decides, in a few words.
  public let summary: String
  /// The value of a profile, one of `values`.
  let get: @Sendable (WidthProfile) -> String
  /// Sets a value; false if it is none of `values`.
  let set: @Sendable (inout WidthProfile, String) -> Bool

  /// The flag of this name.
  ///
  /// O(flags).
  public static func named(_ name: some StringProtocol) -> WidthFlag? {
    all.first { $0.name == name }
  }

  /// A flag for a rule; the values are named in the order of the cases.
  private init<Rule: CaseIterable & Equatable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<WidthProfile, Rule> & Sendable, _ values: [String],
    _ summary: String
  ) where Rule.AllCases == [Rule] {
    self.name = name
    self.values = values
    self.summary = summary
    get = { profile in
      Rule.allCases.firstIndex(of: profile[keyPath: path]).map { values[$0] } ?? ""
    }
    set = { profile, value in
      guard let index = values.firstIndex(of: value) else { return false }
      profile[keyPath: path] = Rule.allCases[index]
      return true
    }
  }

  /// A flag for the cells of a class.
  private init(_ name: String, _ widthClass: WidthClass, _ summary: String) {
    let values = widthClass.cellCounts.map(String.init)
    self.name = name
    self.values = values
    self.summary = summary
    get = { String($0[widthClass]) }
    set = { profile, value in
      guard values.contains(value), let width = Int(value) else { return false }
      profile[widthClass] = width
      return true
    }
  }

  /// All flags, in the order in which a spelling lists them.
  public static let all: [WidthFlag] = [
    WidthFlag(
      "cap", \.clusterCap, ["sum", "two", "first", "max"],
      "what a cluster takes: all its scalars, two at most, the first or the widest"),
    WidthFlag(
      "vs16", \.emojiSelector, ["off", "on", "any"],
      "U+FE0F widens nothing, emoji bases or any base"),
    WidthFlag(
      "vs15", \.textSelector, ["off", "on"],
      "U+FE0E narrows nothing or emoji bases"),
    WidthFlag(
      "pair", \.regionalPairs, ["off", "on"],
      "a regional indicator joins the one before it"),
    WidthFlag(
      "tone", \.skinTones, ["off", "emoji", "any"],
      "a skin tone joins nothing, an emoji or anything before it"),
    WidthFlag(
      "zwj", \.joiner, ["off", "next", "emoji", "non-ascii"],
      "U+200D hides nothing, the next scalar, an emoji after an emoji or all but ASCII"),
    WidthFlag(
      "zwj-width", \.joinedWidth, ["two", "base"],
      "what joined emoji take: two, or as much as the first"),
    WidthFlag(
      "unicode", \.newestUnicode, ["14", "15", "15.1", "16", "17", "18"],
      "the newest Unicode that is known"),
    WidthFlag("ambiguous", .ambiguous, "East Asian Ambiguous, and private use"),
    WidthFlag("zero", .zero, "marks and format characters"),
    WidthFlag("narrow", .narrow, "what no other class holds, outside ASCII"),
    WidthFlag("wide", .wide, "East Asian Wide"),
    WidthFlag("spacing-mark", .spacingMark, "spacing marks"),
    WidthFlag("wide-mark", .wideSpacingMark, "wide spacing marks, such as U+302E"),
    WidthFlag("prepended", .prependedMark, "prepended concatenation marks, such as U+0600"),
    WidthFlag("jamo", .conjoiningJamo, "vowel and trailing jamo"),
    WidthFlag("regional", .regionalIndicator, "a regional indicator"),
    WidthFlag("soft-hyphen", .softHyphen, "U+00AD"),
    WidthFlag("choseong-filler", .choseongFiller, "U+115F"),
    WidthFlag("halfwidth-filler", .halfwidthFiller, "U+FFA0"),
    WidthFlag("hangul-filler", .hangulFiller, "U+3164"),
    WidthFlag("circled-number", .circledNumber, "U+3248 to U+324F"),
    WidthFlag("hexagram", .hexagram, "U+4DC0 to U+4DFF"),
    WidthFlag("trigram", .trigram, "U+2630 to U+2637 and others, wide since Unicode 16"),
    WidthFlag("long-dash", .longDash, "U+2E3A and U+2E3B"),
    WidthFlag("ignorable", .unassignedIgnorable, "unassigned ignorable code points"),
    WidthFlag("separator", .lineSeparator, "U+2028 and U+2029"),
    WidthFlag("unassigned", .unassigned, "unassigned code points, and what is too new"),
    WidthFlag("control", .control, "controls outside ASCII"),
  ]
}
