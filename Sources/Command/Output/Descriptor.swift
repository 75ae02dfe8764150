import Glibc

/// An error number of libc.
struct SystemError: Error, Hashable, Sendable {
  let number: Int32
}

/// read(2) and write(2), interruptions and descriptors that don't block taken care of.
enum Descriptor {
  /// Reads what there is, at most the buffer's length; 0 at the end.
  static func read(
    _ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32
  ) -> Result<Int, SystemError> {
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return .success(count) }
      if let error = failure(errno, of: descriptor, awaiting: POLLIN) { return .failure(error) }
    }
  }

  /// Writes all of the bytes; `nil`, or why it could not.
  static func write(_ bytes: Span<UInt8>, to descriptor: Int32) -> SystemError? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if let error = failure(errno, of: descriptor, awaiting: POLLOUT) {
          return error
        }
      }
      return nil
    }
  }

  /// `nil` if the call is to be made again: it was interrupted, or the descriptor doesn't block and
  /// was waited for.
  private static func failure(
    _ number: Int32, of descriptor: Int32, awaiting events: Int32
  ) -> SystemError? {
    switch number {
    case EINTR:
      return nil
    case EAGAIN:
      var waited = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      _ = poll(&waited, 1, -1)
      return nil
    default:
      return SystemError(number: number)
    }
  }
}
