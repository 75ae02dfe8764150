/// How tags that stand one after another are divided among sections.
struct SectionSpread: Hashable, Sendable {
  /// The section of the first tag.
  var first: Int
  /// How many of the tags belong to it, to the next one, and so on.
  var counts: [Int]

  /// That of no tags, and of tags without sections.
  static let none = SectionSpread(first: 0, counts: [])

  /// `count` tags of one section.
  static func all(_ count: Int, in section: Int) -> SectionSpread {
    SectionSpread(first: section, counts: [count])
  }

  /// Number of tags.
  var total: Int { counts.reduce(0, +) }
}
