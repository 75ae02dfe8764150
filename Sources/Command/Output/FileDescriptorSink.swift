import Cloud

/// Bytes to a descriptor, gathered to large writes, each of them checked.
struct FileDescriptorSink: ByteSink {
  private let descriptor: Int32
  private let destination: OutputDestination
  private var buffer: [UInt8] = []
  private static let capacity = 1 << 16

  /// Writes to `descriptor`; errors name `destination`.
  init(_ descriptor: Int32, destination: OutputDestination) {
    self.descriptor = descriptor
    self.destination = destination
    buffer.reserveCapacity(Self.capacity)
  }

  mutating func write(_ bytes: Span<UInt8>) throws {
    if buffer.count + bytes.count > Self.capacity { try flush() }
    if bytes.count >= Self.capacity {
      try send(bytes)
    } else {
      bytes.withUnsafeBufferPointer { buffer.append(contentsOf: $0) }
    }
  }

  /// Writes what is still gathered.
  mutating func flush() throws(CommandFailure) {
    try send(buffer.span)
    buffer.removeAll(keepingCapacity: true)
  }

  private func send(_ bytes: Span<UInt8>) throws(CommandFailure) {
    if let error = Descriptor.write(bytes, to: descriptor) {
      throw .cannotWrite(destination: destination, errno: error.number)
    }
  }
}
