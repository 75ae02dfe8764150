/// Which way lines read.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// From the line's start to its end; columns downwards.
  case leftToRight
  /// Every line is mirrored between the insets: "left" alignments end up right, and
  /// ``AlignDirection/rightData`` ends up flush left. Columns read upwards.
  case rightToLeft
}
