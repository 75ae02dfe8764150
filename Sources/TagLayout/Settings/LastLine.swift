/// How the last line of a section is placed, whatever the alignment of the others.
///
/// A last line that is placed apart has the plain interitem spacing and items of their own length.
/// A line that ``FlowLayout/maximumLines`` cut is not the last one.
public enum LastLine: Hashable, Sendable, CaseIterable {
  /// As the other lines.
  case inherit
  /// Flush left.
  case left
  /// Centred; an odd free cell stays on the right.
  case center
  /// Flush right.
  case right
}
