/// What an alignment that doesn't stretch lines is applied to.
///
/// The alignments that do stretch them fill every line, so that the scope makes no difference.
public enum AlignmentScope: Hashable, Sendable, CaseIterable {
  /// Each line by itself.
  case line
  /// The lines of a section as one block: the widest is aligned, and the others start with it.
  case block
}
