/// Why a line ended.
public enum LineEnd: Hashable, Sendable {
  /// The next item did not fit: the line would have used `needed` cells with it.
  case full(needed: Int)
  /// The line had ``FlowLayout/maximumItemsPerLine`` items.
  case maximumItems
  /// A break was forced before the next item.
  case forced
  /// The next item would have fitted, but ``LineBreaking/balanced`` lines are more even without.
  case balanced
  /// It is the last of ``FlowLayout/maximumLines`` lines, and items are left that are hidden.
  case maximumLines
  /// No item of its section is left.
  case end
}
