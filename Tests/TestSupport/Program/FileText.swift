import Glibc

/// Reads files as text.
///
/// Foundation's own way leaks what it allocates for an empty file, which the address sanitizer tells.
public enum FileText {
  /// The text of a file; bytes that are not UTF-8 become U+FFFD.
  public static func read(_ path: String) throws -> String {
    let file = try Descriptor(path: path, flags: O_RDONLY)
    var bytes: [UInt8] = []
    while let more = file.read() { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }
}
