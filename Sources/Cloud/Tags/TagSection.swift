/// One section of a list of tags.
public struct TagSection: Hashable, Sendable {
  /// Its title, as read (not sanitised); it may be empty.
  public let title: String
  /// The indices of its tags; none when the section is empty.
  public let tags: Range<Int>

  /// A section with a title and the indices of its tags.
  public init(title: String, tags: Range<Int>) {
    self.title = title
    self.tags = tags
  }
}
