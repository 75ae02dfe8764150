public import Cloud

/// What came of a request to save.
public enum SaveOutcome: Hashable, Sendable {
  /// The tags are in the file.
  case saved(SavedFile)
  /// Something is in the way that a person may overrule.
  case blocked(SaveObstacle)
  /// It can't be done.
  case failed(SaveFailure)
}

/// A file that tags were saved to.
public struct SavedFile: Hashable, Sendable {
  /// The path, as given.
  public var path: String
  /// How many tags it holds.
  public var count: Int
  /// How many other names the old content goes on with.
  public var otherLinks: Int

  /// A file with these tags.
  public init(path: String, count: Int, otherLinks: Int = 0) {
    self.path = path
    self.count = count
    self.otherLinks = otherLinks
  }
}

/// What is in the way of saving, unless a person overrules it.
public enum SaveObstacle: Hashable, Sendable {
  /// The file held bytes that were no text, and became U+FFFD.
  case invalidText
  /// The file is no longer the one that was read: it is this one now.
  case changed(FileIdentity)
  /// A file of the name is there already: this one.
  case exists(FileIdentity)
  /// The file may not be written, but its folder may.
  case readOnly
  /// The file can't hold all tags as they are; the text of the first that it can't.
  case unkept(UnkeptTags, text: String)
}

/// Why tags can't be saved.
public enum SaveFailure: Hashable, Sendable {
  /// The name leads to something else than a file.
  case notAFile(FileStatus.Kind)
  /// A call failed; in the system's words.
  case system(words: String)
}
