import Cloud

/// What was read from a source.
struct SourceContent: Sendable {
  var bytes: [UInt8]
  /// The file as it was when reading began; `nil` if the source is no regular file.
  var identity: FileIdentity?
}
