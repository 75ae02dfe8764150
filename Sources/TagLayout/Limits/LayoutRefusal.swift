/// A setting that an arrangement does without.
public enum LayoutRefusal: Hashable, Sendable {
  /// ``FlowLayout/minimumLines`` is more than the greedy lines, and `lines` × `items` is more than
  /// ``FlowLayout/minimumLinesLimit``: the lines are balanced as if there were no minimum.
  case minimumLines(lines: Int, items: Int)
}

extension FlowLayout {
  /// The greatest product of lines and items that ``minimumLines`` is computed for: 4 million.
  public static let minimumLinesLimit = 4_000_000
}
