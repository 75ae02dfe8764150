import CellText

/// Indic_Conjunct_Break, as properties.tsv names its values.
enum ConjunctBreak: String {
  case consonant = "InCB=Consonant"
  case linker = "InCB=Linker"
  case extend = "InCB=Extend"
}

extension ClusterBreak {
  /// The part of a Grapheme_Cluster_Break that two other properties make of it; nil for what no rule
  /// expects.
  func divided(by conjunct: ConjunctBreak?, isPictographic: Bool) -> ClusterBreak? {
    switch (self, conjunct, isPictographic) {
    case (.other, nil, true): .pictographic
    case (.other, .consonant?, false): .consonant
    case (.other, .linker?, false): .linkingLetter
    case (.extend, .linker?, false): .linker
    case (.extend, .extend?, false): .extend
    case (.extend, nil, false): .nonConjunctExtend
    case (.zeroWidthJoiner, .extend?, false): .zeroWidthJoiner
    case (.zeroWidthJoiner, _, _): nil
    case (_, nil, false): self
    default: nil
    }
  }
}
