/// The new content of a file, on its way to the file's name.
///
/// It ends in `commit` or in `abandon`.
public struct PendingFile: Hashable, Sendable {
  /// Where the content is written to.
  public let descriptor: Int32
  let temporaryPath: String
  let replacement: FileReplacement

  /// Gives the content its name.
  ///
  /// - Parameters:
  ///   - files: Where the files are.
  ///   - isDurable: Whether it must be on the disk first, so that not even a loss of power leaves a
  ///     part.
  ///   - replaces: Whether it takes the place of a file that came by the name meanwhile.
  /// - Returns: What tells this content from others.
  /// - Throws: Why it could not; then the old content stays, and the temporary file is gone.
  public func commit<Files: FileSystem>(
    in files: inout Files, isDurable: Bool, replaces: Bool = true
  ) throws(FileError) -> FileIdentity {
    let identity: FileIdentity
    do throws(FileError) {
      try keepPermissions(in: &files)
      if isDurable { try files.synchronize(descriptor) }
      identity = try files.status(of: descriptor).identity
    } catch {
      abandon(in: &files)
      throw error
    }
    do throws(FileError) {
      try files.close(descriptor)
      try files.rename(temporaryPath, to: replacement.path, replaces: replaces)
    } catch {
      files.remove(temporaryPath)
      throw error
    }
    if isDurable { files.synchronizeFolder(FilePath.folder(of: replacement.path)) }
    return identity
  }

  /// Gives the content up; nothing is left of it.
  public func abandon<Files: FileSystem>(in files: inout Files) {
    try? files.close(descriptor)
    files.remove(temporaryPath)
  }

  private func keepPermissions<Files: FileSystem>(in files: inout Files) throws(FileError) {
    guard let old = replacement.old else { return }
    var permissions = old.permissions
    if try files.status(of: descriptor).owner != old.owner {
      do throws(FileError) {
        try files.setOwner(old.owner, of: descriptor)
      } catch {
        // Another user's powers don't go over to this one (set-user-ID, set-group-ID).
        permissions &= 0o1777
      }
    }
    try files.setPermissions(permissions, of: descriptor)
  }
}
