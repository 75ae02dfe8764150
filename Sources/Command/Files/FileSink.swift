import Cloud

/// Bytes to an open file of a file system.
struct FileSink<Files: FileSystem>: ByteSink {
  var files: Files
  let descriptor: Int32

  mutating func write(_ bytes: Span<UInt8>) throws {
    try files.write(bytes, to: descriptor)
  }
}
