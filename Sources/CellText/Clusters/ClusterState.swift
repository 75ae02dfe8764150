/// What UAX #29 needs to know of the scalars before a boundary to decide on it.
///
/// The rules for extended grapheme clusters look at two scalars, but for three of them: GB9c, GB11 and
/// GB12 look back as far as the cluster goes. What they look for is remembered here, so that every
/// boundary takes one step.
package enum ClusterState: UInt8, CaseIterable, Sendable {
  /// The start of the text, or a control.
  case start
  /// CR.
  case carriageReturn
  /// Anything that joins nothing but marks.
  case other
  /// Prepend.
  case prepend
  /// L.
  case leadingJamo
  /// LV or V.
  case vowel
  /// LVT or T.
  case trailing
  /// A regional indicator that has no other to pair with yet.
  case regionalIndicator
  /// Extended_Pictographic Extend*.
  case pictograph
  /// Extended_Pictographic Extend* ZWJ.
  case joinedPictograph
  /// A consonant of a conjunct, and what extends it.
  case consonant
  /// The same with a linker among what extends it.
  case linkedConsonant

  /// Whether no boundary is between what was and a scalar (GB3–GB13, GB999).
  package func joins(_ next: ClusterBreak) -> Bool {
    switch (self, next) {
    case (.carriageReturn, .lineFeed): true  // GB3
    case (.start, _), (.carriageReturn, _): false  // GB1, GB4
    case (_, .control), (_, .carriageReturn), (_, .lineFeed): false  // GB5
    case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo): true  // GB6
    case (.leadingJamo, .vowelSyllable), (.leadingJamo, .trailingSyllable): true
    case (.vowel, .vowelJamo), (.vowel, .trailingJamo): true  // GB7
    case (.trailing, .trailingJamo): true  // GB8
    case (_, .extend), (_, .linker), (_, .nonConjunctExtend), (_, .zeroWidthJoiner): true  // GB9
    case (_, .spacingMark): true  // GB9a
    case (.prepend, _): true  // GB9b
    case (.linkedConsonant, .consonant): true  // GB9c
    case (.joinedPictograph, .pictographic): true  // GB11
    case (.regionalIndicator, .regionalIndicator): true  // GB12, GB13
    default: false  // GB999
    }
  }

  /// What is known after a scalar.
  package func after(_ next: ClusterBreak) -> ClusterState {
    switch next {
    case .control, .lineFeed: .start
    case .carriageReturn: .carriageReturn
    case .prepend: .prepend
    case .leadingJamo: .leadingJamo
    case .vowelJamo, .vowelSyllable: .vowel
    case .trailingJamo, .trailingSyllable: .trailing
    case .regionalIndicator: self == .regionalIndicator ? .other : .regionalIndicator
    case .pictographic: .pictograph
    case .consonant: .consonant
    case .extend: self == .pictograph || isInConjunct ? self : .other
    case .nonConjunctExtend: self == .pictograph ? self : .other
    case .zeroWidthJoiner: self == .pictograph ? .joinedPictograph : isInConjunct ? self : .other
    case .linker: self == .pictograph ? self : isInConjunct ? .linkedConsonant : .other
    case .linkingLetter: isInConjunct ? .linkedConsonant : .other
    case .spacingMark, .other: .other
    }
  }

  private var isInConjunct: Bool { self == .consonant || self == .linkedConsonant }
}
