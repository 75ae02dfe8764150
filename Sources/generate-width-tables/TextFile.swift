import Glibc

/// Whole files of text, and the two ways out: the only part that touches the system.
enum TextFile {
  static func read(_ path: String) throws(GeneratorError) -> String {
    guard let file = fopen(path, "rb") else { throw .unreadable(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      bytes += chunk[..<count]
      if count < chunk.count { break }
    }
    guard ferror(file) == 0 else { throw .unreadable(path: path) }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func save(_ text: String, to path: String) throws(GeneratorError) {
    guard let file = fopen(path, "wb") else { throw .unwritable(path: path) }
    let bytes = Array(text.utf8)
    let written = fwrite(bytes, 1, bytes.count, file)
    let closed = fclose(file)
    guard written == bytes.count, closed == 0 else { throw .unwritable(path: path) }
  }

  static func report(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(2, bytes, bytes.count)
  }

  static func exit(_ status: Int32) -> Never {
    Glibc.exit(status)
  }
}
