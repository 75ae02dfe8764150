/// What a person is asked, in place of the hints; a key answers.
enum Question: Hashable, Sendable {
  /// Whether to leave though there are unsaved edits.
  case leave
  /// Whether to save though something is in the way.
  case save(SaveRequest, SaveObstacle)
}

/// What a key says to a question; every other key goes back.
enum Answer: Hashable, Sendable {
  case save
  case leave
}
