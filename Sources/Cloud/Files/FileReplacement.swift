/// The replacing of a file in one step: whoever opens its path sees the old content or the new one,
/// never a part.
///
/// The new content is written to a temporary file in the same folder, which then takes the name. A
/// failure leaves the old content, and no temporary file. Symbolic links are followed: what they
/// lead to is replaced, also if it isn't there yet. Permissions are kept, and the owner as far as the
/// process may; other hard links go on with the old content.
///
///     let replacement = try FileReplacement(of: "tags.txt", in: files)
///     let file = try replacement.begin(in: &files)
///     do { try files.write(bytes.span, to: file.descriptor) } catch { file.abandon(in: &files) … }
///     let identity = try file.commit(in: &files)
public struct FileReplacement: Hashable, Sendable {
  /// Where the file lies, links followed.
  public let path: String
  /// What is there now; nil: nothing.
  public let old: FileStatus?

  /// Follows the links of a path.
  ///
  /// - Throws: `FileError`: ELOOP if there are more than 40 links.
  public init(of path: String, in files: some FileSystem) throws(FileError) {
    var path = path
    var links = 0
    while let status = try files.status(of: path, followsLinks: false) {
      guard status.kind == .symbolicLink else {
        self.init(path: path, old: status)
        return
      }
      // The links of `/proc` lead to files that their text doesn't name.
      if let end = try files.status(of: path, followsLinks: true), end.kind != .regular {
        self.init(path: path, old: end)
        return
      }
      guard links < Self.maximumLinks else { throw FileError(number: Self.tooManyLinks) }
      links += 1
      path = FilePath.join(FilePath.folder(of: path), try files.target(ofLink: path))
    }
    self.init(path: path, old: nil)
  }

  private init(path: String, old: FileStatus?) {
    self.path = path
    self.old = old
  }

  /// As many links as Linux follows.
  private static let maximumLinks = 40
  /// ELOOP and EEXIST of Linux.
  private static let tooManyLinks: Int32 = 40
  private static let exists: Int32 = 17

  /// Makes the temporary file.
  ///
  /// What the old file kept from others is never open to them. Where there is no old file, the new one
  /// has `permissions` less those that the process's mask takes away.
  public func begin<Files: FileSystem>(
    in files: inout Files, permissions: UInt32 = 0o666
  ) throws(FileError) -> PendingFile {
    let stem = "\(FilePath.folder(of: path)).tagcloud-\(files.uniqueName)"
    var attempt = 0
    while true {
      // Left over from a process that died.
      let temporary = attempt == 0 ? "\(stem)~" : "\(stem)-\(attempt)~"
      do {
        let descriptor = try files.create(temporary, permissions: old == nil ? permissions : 0o600)
        return PendingFile(descriptor: descriptor, temporaryPath: temporary, replacement: self)
      } catch {
        attempt += 1
        guard error.number == Self.exists, attempt < 100 else { throw error }
      }
    }
  }
}
