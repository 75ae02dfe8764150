/// Why a line ended.
public enum LineEnd: Hashable, Sendable {
  /// The next item did not fit: the line would have used `needed` cells with it.
  case full(needed: Int)
  /// No item is left.
  case end
}
