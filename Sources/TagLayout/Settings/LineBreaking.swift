/// Which items share a line.
public enum LineBreaking: Hashable, Sendable, CaseIterable {
  /// Each line is filled as far as it goes.
  case greedy
  /// As many lines as `greedy` makes, filled as evenly as can be: the sum of the squares of the
  /// free cells is the least. Of several such ways the one that puts most items on the first
  /// line, then on the second, and so on. The rule of CSS Flexbox 2, `flex-wrap: balance`.
  case balanced
}
