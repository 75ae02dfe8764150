import Cloud
import Glibc

extension InputSource {
  /// The most bytes that a source may hold, more than any list of tags that a person looks at: a pipe
  /// without end is refused long before the memory is.
  static let limit = 256 << 20

  /// Reads to the end of the source.
  ///
  /// O(bytes); more than `limit` of them is an error.
  func read(_ streams: Streams) throws(CommandFailure) -> SourceContent {
    switch self {
    case .standardInput:
      let bytes = try read(descriptor: streams.input, tellingOn: streams.error)
      return SourceContent(bytes: bytes)
    case .file(let path):
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { throw .cannotRead(source: self, errno: errno) }
      defer { close(descriptor) }
      // Before: what is written meanwhile must not pass for what was read.
      let identity = Self.regularFile(descriptor)
      let bytes = try read(descriptor: descriptor, tellingOn: streams.error)
      return SourceContent(bytes: bytes, identity: identity)
    }
  }

  private func read(
    descriptor: Int32, tellingOn error: Int32
  ) throws(CommandFailure) -> [UInt8] {
    var progress = ReadingProgress(of: descriptor, shownOn: error)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.expectedCount(of: descriptor))
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 1)
    defer { piece.deallocate() }
    while true {
      progress?.wait(for: descriptor)
      switch Descriptor.read(piece, from: descriptor) {
      case .success(0):
        return bytes
      case .success(let count):
        let new = UnsafeRawBufferPointer(rebasing: piece[..<count])
        progress?.count(new)
        bytes.append(contentsOf: new)
        guard bytes.count <= Self.limit else {
          throw .tooMuchInput(source: self, limit: Self.limit)
        }
      case .failure(let error):
        throw .cannotRead(source: self, errno: error.number)
      }
    }
  }

  /// Room for the whole of a regular file; a start for the others.
  private static func expectedCount(of descriptor: Int32) -> Int {
    guard let size = regularFile(descriptor)?.size else { return 1 << 16 }
    return min(max(size, 0), limit)
  }

  /// The regular file that a descriptor is open on; nil if it is something else.
  static func regularFile(_ descriptor: Int32) -> FileIdentity? {
    let status = try? SystemFiles().status(of: descriptor)
    return status.flatMap { $0.kind == .regular ? $0.identity : nil }
  }
}
