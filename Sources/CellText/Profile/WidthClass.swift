/// What decides how many cells a scalar takes: terminals differ by class, not by scalar.
///
/// Most classes hold scalars on which terminals are known to disagree, so a profile is a small table
/// from class to cells, and some rules.
public enum WidthClass: UInt8, CaseIterable, Sendable {
  /// Nonspacing and enclosing marks, format characters, assigned default-ignorables.
  case zero
  /// Everything that no other class holds.
  case narrow
  /// East Asian Wide and Fullwidth, the unassigned wide ranges too.
  case wide
  /// East Asian Ambiguous, and private use.
  case ambiguous
  /// Spacing marks (Mc).
  case spacingMark
  /// Spacing marks that are East Asian Wide, such as U+302E.
  case wideSpacingMark
  /// Prepended concatenation marks, such as U+0600.
  case prependedMark
  /// U+00AD SOFT HYPHEN.
  case softHyphen
  /// U+115F HANGUL CHOSEONG FILLER.
  case choseongFiller
  /// U+FFA0 HALFWIDTH HANGUL FILLER.
  case halfwidthFiller
  /// U+3164 HANGUL FILLER.
  case hangulFiller
  /// U+3248–324F, circled numbers on black squares.
  case circledNumber
  /// Vowel and trailing jamo, which join the jamo before them.
  case conjoiningJamo
  /// Unassigned default-ignorables.
  case unassignedIgnorable
  /// U+2028 and U+2029, the line and paragraph separators.
  case lineSeparator
  /// A regional indicator; two make a flag.
  case regionalIndicator
  /// Unassigned, and surrogates.
  case unassigned
  /// C0, DEL and C1.
  case control
  /// U+4DC0–4DFF, the hexagrams of the Yijing: wide since Unicode 16, and with some C libraries before.
  case hexagram
  /// U+2630–2637, 268A–268F, 1D300–1D356, 1D360–1D376: symbols that Unicode 16 made wide.
  case trigram
  /// U+2E3A and U+2E3B, the dashes of two and three ems.
  case longDash

  /// The class of a scalar.
  public init(of scalar: Unicode.Scalar) {
    self = scalar.isASCII ? .narrow : ScalarTables.properties(of: scalar).widthClass
  }

  /// Whether nearly all terminals give a scalar of the class the same cells.
  ///
  /// Of `ambiguous` they don't, but one terminal gives all of them the same.
  public var isCertain: Bool {
    switch self {
    case .zero, .narrow, .wide, .ambiguous: true
    default: false
    }
  }

  /// The most cells that any terminal gives a scalar of the class.
  public var greatestWidth: Int {
    switch self {
    case .zero: 0
    case .narrow: 1
    case .longDash: 3
    default: 2
    }
  }

  /// The cells that a scalar of the class may take.
  ///
  /// Letters and the signs that a program draws with are among `narrow` and `ambiguous`: a profile
  /// that gave them no cell, or three, would be of no terminal.
  public var cellCounts: ClosedRange<Int> {
    switch self {
    case .narrow, .ambiguous: 1...2
    default: 0...3
    }
  }
}
