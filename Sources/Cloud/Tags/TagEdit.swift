/// One reversible change of a list of tags.
///
/// Indices that a list doesn't have are clamped to those it has; an edit of nothing changes
/// nothing.
///
/// Sections stay when they lose their last tag, and the tags that an edit doesn't name stay in
/// theirs. Where one section ends and the next begins, an index alone doesn't say which of the two
/// a tag belongs to, so some edits can name the section; one that the place doesn't allow gives
/// way to the nearest that it does. Lists without sections don't look at it.
public enum TagEdit: Sendable, Equatable {
  /// Puts new tags before the tag at an index; at `count` they go to the end.
  ///
  /// Without `section` they belong to the section of the tag that they follow; at index 0 to that of
  /// the first tag, and in a list of no tags to the first section.
  case insert([String], at: Int, section: Int? = nil)
  /// Takes tags out.
  case remove(Range<Int>)
  /// Gives the tag at an index another text; it stays in its section.
  case replace(Int, with: String)
  /// Moves a tag, so that it stands at the index `to` afterwards.
  ///
  /// Without `section` it goes to the section of the tag whose place it takes.
  case move(from: Int, to: Int, section: Int? = nil)
  /// Puts all tags into another order: each number is the index of the tag that stands there
  /// afterwards.
  ///
  /// Four bytes a number: a history may hold many orders of a million tags. Numbers that don't name
  /// each tag once change nothing. Sections keep their numbers of tags: a
  /// tag belongs to the section of its new place.
  case permute([UInt32])
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
  /// The sections that they stood in.
  let spread: SectionSpread

  /// Number of tags.
  public var count: Int { slots.count }
}
