import Glibc

/// A new, empty directory that goes when its owner goes.
public final class TemporaryDirectory {
  /// Its absolute path, without a slash at the end.
  public let path: String

  /// Makes the directory.
  public init() throws {
    var template = Array("/tmp/tagcloud-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw SystemFailure(doing: "make a directory", errno: errno)
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.remove(path) }

  /// Writes a file into it and returns the file's path.
  @discardableResult
  public func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = path + "/" + name
    try Descriptor(path: file, flags: O_WRONLY | O_CREAT | O_TRUNC).write(bytes)
    return file
  }

  /// Writes a text file into it and returns the file's path.
  @discardableResult
  public func write(_ name: String, _ text: String) throws -> String {
    try write(name, Array(text.utf8))
  }

  private static func remove(_ path: String) {
    if let directory = opendir(path) {
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name == "." || name == ".." { continue }
        let file = path + "/" + name
        if unlink(file) != 0 { remove(file) }
      }
      closedir(directory)
    }
    rmdir(path)
  }
}
