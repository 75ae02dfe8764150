/// Paths as text, by the rules of POSIX.
public enum FilePath {
  /// The folder that a path names a file in, with a slash at its end; "" for the current one.
  public static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[...$0]) } ?? ""
  }

  /// What comes after the folder.
  public static func name(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// A path that is meant from a folder, as text in a link is.
  public static func join(_ folder: String, _ path: String) -> String {
    path.utf8.first == slash ? path : folder + path
  }

  private static let slash = UInt8(ascii: "/")
}
