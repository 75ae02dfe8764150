import CSystem
import Glibc

/// A file descriptor that closes itself.
final class Descriptor {
  private(set) var raw: Int32

  init(_ raw: Int32) { self.raw = raw }

  /// Opens a file; fails with the errno.
  convenience init(path: String, flags: Int32) throws {
    let raw = open(path, flags | O_CLOEXEC, 0o600)
    guard raw >= 0 else { throw SystemFailure(doing: "open \(path)", errno: errno) }
    self.init(raw)
  }

  deinit { close() }

  func close() {
    guard raw >= 0 else { return }
    _ = Glibc.close(raw)
    raw = -1
  }

  /// A pipe, closed on exec.
  static func pipe() throws -> (reading: Descriptor, writing: Descriptor) {
    var ends: (reading: Int32, writing: Int32) = (-1, -1)
    let error = system_pty_pipe(&ends.reading, &ends.writing)
    guard error == 0 else { throw SystemFailure(doing: "make a pipe", errno: error) }
    return (Descriptor(ends.reading), Descriptor(ends.writing))
  }

  /// Reads what is there, once; nil at the end of the data, and when the other end is gone.
  func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(raw, &buffer, buffer.count)
      if count > 0 { return Array(buffer.prefix(count)) }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(raw, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw SystemFailure(doing: "write", errno: errno)
      }
    }
  }

  /// Waits at most some milliseconds until one of the descriptors can be read; tells which can.
  static func wait(for descriptors: [Descriptor?], milliseconds: Int32) -> [Bool] {
    var polled = descriptors.map { pollfd(fd: $0?.raw ?? -1, events: Int16(POLLIN), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else {
      return descriptors.map { _ in false }
    }
    return polled.map { $0.revents != 0 }
  }
}

/// A system call that failed.
struct SystemFailure: Error, CustomStringConvertible {
  let doing: String
  let errno: Int32

  var description: String { "cannot \(doing): \(String(cString: strerror(errno)))" }
}
