import Glibc

extension InputSource {
  /// More bytes than any list of tags that a person looks at.
  static let limit = 1 << 30

  /// Reads to the end of the source.
  ///
  /// O(bytes); more than `limit` of them is an error.
  func read(_ streams: Streams) throws(CommandFailure) -> [UInt8] {
    switch self {
    case .standardInput:
      return try read(descriptor: streams.input)
    case .file(let path):
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { throw .cannotRead(source: self, errno: errno) }
      defer { close(descriptor) }
      return try read(descriptor: descriptor)
    }
  }

  private func read(descriptor: Int32) throws(CommandFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Self.expectedCount(of: descriptor))
    var count = 0
    while true {
      if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: bytes.count)) }
      let read = bytes.withUnsafeMutableBytes { buffer in
        Descriptor.read(UnsafeMutableRawBufferPointer(rebasing: buffer[count...]), from: descriptor)
      }
      switch read {
      case .success(0):
        bytes.removeLast(bytes.count - count)
        return bytes
      case .success(let more):
        count += more
        guard count <= Self.limit else { throw .tooMuchInput(source: self, limit: Self.limit) }
      case .failure(let error):
        throw .cannotRead(source: self, errno: error.number)
      }
    }
  }

  /// Room for the whole of a regular file and the read that finds its end; a start for the others.
  private static func expectedCount(of descriptor: Int32) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return 1 << 16
    }
    return min(max(Int(status.st_size), 0), limit) + 1
  }
}
