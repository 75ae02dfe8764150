/// What cleaning a text does with a scalar; some answers depend on the neighbours.
package enum SanitizingAction: UInt8, CaseIterable, Sendable {
  /// Stays as it is.
  case keep
  /// Becomes a space; runs of spaces become one, and outer ones go.
  case space
  /// Becomes its picture: U+2400 and up for C0, U+2421 for DEL.
  case controlPicture
  /// Becomes U+FFFD: C1 controls and noncharacters.
  case replacement
  /// Goes without a trace.
  case removal
  /// A mark that takes no cell (Mn, Me): needs a base, and only four fit on one.
  case nonspacingMark
  /// A mark that takes cells of its own (Mc): needs a base.
  case spacingMark
  /// U+FE0E or U+FE0F: stays after a base that it changes.
  case emojiVariationSelector
  /// U+200D: stays where it joins emoji, or after a letter that joins.
  case zeroWidthJoiner
  /// U+200C: stays between letters that would join.
  case zeroWidthNonJoiner
}
