import Cloud

/// What became of tags that were not saved when the program had to end.
enum Recovery: Hashable, Sendable {
  /// They are in this file.
  case kept(path: String)
  /// They could not be written anywhere.
  case lost(FileError)
  /// There is no folder that they could be in.
  case homeless
}

/// Where tags of no file are kept, and those of a file whose folder takes none.
struct StateFolder: Hashable, Sendable {
  /// The folder of this program among those of others.
  let path: String
  /// The folder that must be there already; the ones in between are made.
  let root: String

  /// `$XDG_STATE_HOME/tagcloud`, else `~/.local/state/tagcloud`; `nil` if neither is known.
  init?(_ environment: Environment) {
    if let state = environment.stateHome {
      (path, root) = (state + "/tagcloud", "/")
    } else if let home = environment.home {
      (path, root) = (home + "/.local/state/tagcloud", home)
    } else {
      return nil
    }
  }
}

extension TagSaver {
  /// Keeps the tags in a new file: beside theirs, else in the state folder.
  ///
  /// Nothing is overwritten. Only those who may read the original may read it.
  mutating func recover(_ tags: TagList, in state: StateFolder?) -> Recovery {
    var failure: FileError?
    if let file {
      do throws(FileError) {
        let original = try files.status(of: file.path, followsLinks: true)
        return .kept(
          path: try keep(tags, as: file.path, permissions: original?.permissions ?? 0o600))
      } catch {
        failure = error
      }
    }
    guard let state else { return failure.map { .lost($0) } ?? .homeless }
    do throws(FileError) {
      try makeFolders(state)
      let name = file.map { FilePath.name(of: $0.path) } ?? "tags"
      return .kept(path: try keep(tags, as: "\(state.path)/\(name)", permissions: 0o600))
    } catch {
      return .lost(error)
    }
  }

  /// Writes the tags to a file named after a path, under the first number that is free.
  private mutating func keep(
    _ tags: TagList, as path: String, permissions: UInt32
  ) throws(FileError) -> String {
    var number = 1
    while true {
      let name = "\(path).recovered" + (number == 1 ? "" : "-\(number)")
      let replacement = try FileReplacement(of: name, in: files)
      number += 1
      guard replacement.path == name, replacement.old == nil else { continue }
      do throws(FileError) {
        _ = try write(
          tags, as: file?.format ?? PlainLinesFormat(), replacement,
          permissions: permissions & 0o666)
        return name
      } catch {
        guard error.number == Self.exists, number < 100 else { throw error }
      }
    }
  }

  /// EEXIST: the name is taken.
  private static var exists: Int32 { 17 }

  /// Makes the folder and those that it lies in, for the user alone.
  private mutating func makeFolders(_ state: StateFolder) throws(FileError) {
    var made = state.root
    for name in state.path.dropFirst(state.root.count).split(separator: "/") {
      made += (made.hasSuffix("/") ? "" : "/") + name
      guard try files.status(of: made, followsLinks: true) == nil else { continue }
      try files.makeFolder(made, permissions: 0o700)
    }
  }
}
