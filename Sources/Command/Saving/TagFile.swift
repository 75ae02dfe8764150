import Cloud

/// The file that tags are from, or were saved to last.
struct TagFile: Hashable, Sendable {
  /// Its path, as given.
  var path: String
  /// The content that was read or written.
  var identity: FileIdentity
  /// How it is written.
  var format: PlainLinesFormat
  /// Whether it held bytes that are no text.
  var hasInvalidText = false
  /// Whether it holds the tags alone and in their order, so that they may take the place of its content.
  var isWhole = true
}
