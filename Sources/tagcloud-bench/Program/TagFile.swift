import Glibc

/// A file of tags, a line each, in a folder of its own that goes with this.
///
/// The tags are lower-case letters, as long as ``LogNormalWidths`` says.
final class TagFile {
  let path: String
  let byteCount: Int
  /// The cells of each tag.
  let widths: [Int32]
  private let folder: String

  init(_ count: Int, seed: UInt64) throws(BenchError) {
    var random = SplitMix64(seed: seed)
    widths = LogNormalWidths().widths(count, from: &random)
    var bytes: [UInt8] = []
    for width in widths {
      var bits = random.next()
      for letter in 0..<width {
        // The bits suffice for a dozen letters.
        if letter % 12 == 11 { bits = random.next() }
        bytes.append(UInt8(ascii: "a") + UInt8(bits % 26))
        bits /= 26
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    byteCount = bytes.count
    var template = Array("/tmp/tagcloud-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .system(doing: "make a folder", errno: errno) }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    path = "\(folder)/tags"
    guard let file = fopen(path, "w") else { throw .system(doing: "make a file", errno: errno) }
    let written = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, written == bytes.count else {
      throw .system(doing: "write a file", errno: errno)
    }
  }

  deinit {
    unlink(path)
    rmdir(folder)
  }
}
