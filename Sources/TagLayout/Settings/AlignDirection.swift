/// How the items of a line are placed in it.
///
/// Every alignment places the same line breaks; only the items' positions along the line differ.
/// The raw values are those of the iOS flow layout that these alignments come from.
public enum AlignDirection: Int, Hashable, Sendable, CaseIterable {
  /// Flush left, in reading order.
  case left = 0
  /// Flush right, in reading order: the line is shifted as a whole.
  case rightFlow = 1
  /// Flush right, the first item right-most and later ones to its left: the mirror of `left`.
  case rightData = 2
  /// Centred, in reading order; an odd free cell stays on the right.
  case center = 3
}
