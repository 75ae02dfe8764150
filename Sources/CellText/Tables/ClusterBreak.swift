/// What the rules of UAX #29 for grapheme clusters ask of a scalar.
///
/// Grapheme_Cluster_Break, with those of its values divided that Extended_Pictographic (GB11) or
/// Indic_Conjunct_Break (GB9c) divide.
package enum ClusterBreak: UInt8, CaseIterable, Sendable {
  /// Named by no rule.
  case other
  /// CR.
  case carriageReturn
  /// LF.
  case lineFeed
  /// Control.
  case control
  /// Extend; in a conjunct, InCB Extend.
  case extend
  /// Extend that links consonants, InCB Linker.
  case linker
  /// Extend that ends a conjunct, U+200C.
  case nonConjunctExtend
  /// ZWJ; in a conjunct, InCB Extend.
  case zeroWidthJoiner
  /// Regional_Indicator.
  case regionalIndicator
  /// Prepend.
  case prepend
  /// SpacingMark.
  case spacingMark
  /// L.
  case leadingJamo
  /// V.
  case vowelJamo
  /// T.
  case trailingJamo
  /// LV.
  case vowelSyllable
  /// LVT.
  case trailingSyllable
  /// Other that U+200D joins, Extended_Pictographic.
  case pictographic
  /// Other that a linker joins, InCB Consonant.
  case consonant
  /// Other that links consonants, InCB Linker.
  case linkingLetter
}

extension ClusterBreak {
  /// Whether it is the Extend of UAX #29.
  var isExtend: Bool {
    switch self {
    case .extend, .linker, .nonConjunctExtend: true
    default: false
    }
  }
  /// Whether it joins whatever cluster stands before it: rules GB9 and GB9a.
  var extendsCluster: Bool { isExtend || self == .zeroWidthJoiner || self == .spacingMark }
}
