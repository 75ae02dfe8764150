import Cloud

/// What takes longer than a frame when there are very many tags: the screen says so first.
///
///     sorting 1000000 tags
///
/// The model puts such work off and asks for `Effect.continueAfterFrame`. Whatever event comes next,
/// the work is done before it, so what a list of events leads to doesn't depend on frames.
enum LongWork: Sendable {
  case sort(TagOrder)
  case shuffle
  /// The needle that is being typed is looked for.
  case previewFind(String, Prompt.FindOrigin)
  /// The next match from a tag on.
  case find(from: Int, step: Int)

  /// What is done, without on what.
  enum Kind: Hashable, Sendable {
    case sorting, shuffling, finding
  }

  /// What is done.
  var kind: Kind {
    switch self {
    case .sort: .sorting
    case .shuffle: .shuffling
    case .previewFind, .find: .finding
    }
  }

  /// The least number of tags for which work is put off: with fewer it is done within the frame.
  static let manyTags = 100_000
}
