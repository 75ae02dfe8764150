/// One reversible change of a list of tags.
///
/// Indices that a list doesn't have are clamped to those it has; an edit of nothing changes
/// nothing.
public enum TagEdit: Sendable, Equatable {
  /// Puts new tags before the tag at an index; at `count` they go to the end.
  case insert([String], at: Int)
  /// Takes tags out.
  case remove(Range<Int>)
  /// Gives the tag at an index another text.
  case replace(Int, with: String)
  /// Moves a tag, so that it stands at the index `to` afterwards.
  case move(from: Int, to: Int)
  /// Puts all tags into another order: each number is the index of the tag that stands there
  /// afterwards.
  ///
  /// Numbers that don't name each tag once change nothing.
  case permute([Int])
  /// Puts tags that an earlier edit took out of the same list in the place of a range of tags.
  ///
  /// Only inverses are of this kind.
  case restore(RemovedTags, in: Range<Int>)
}

/// Tags that an edit took out, held by where their texts lie: restoring them copies no text.
///
/// They mean something only to the list that they were taken from, and to copies of it.
public struct RemovedTags: Sendable, Equatable {
  let slots: [TagSlot]

  /// Number of tags.
  public var count: Int { slots.count }
}
