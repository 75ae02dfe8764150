import CSystem
import Glibc

/// The built program on a pseudo-terminal of 200 × 60 cells: keys in, frames out.
final class ProgramOnTerminal {
  private var primary: Int32 = -1
  private var frames: Int32 = -1
  private let child: Child

  init(_ arguments: [String]) throws(BenchError) {
    var secondary: Int32 = -1
    var marks: Int32 = -1
    var error = system_pty_open(200, 60, &primary, &secondary)
    guard error == 0 else { throw .system(doing: "open a terminal", errno: error) }
    error = system_pty_pipe(&frames, &marks)
    guard error == 0 else { throw .system(doing: "open a pipe", errno: error) }
    defer {
      close(secondary)
      close(marks)
    }
    child = try Child(
      [Self.path] + arguments, descriptors: [secondary, secondary, secondary, marks],
      terminal: secondary)
    _ = try waitForFrame()
    settle()
  }

  deinit {
    close(primary)
    close(frames)
  }

  /// The program beside this one.
  static let path: String = {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { name in
        name.baseAddress.map { readlink("/proc/self/exe", $0, name.count) } ?? 0
      }
    }
    let own = buffer.prefix(max(0, count))
    let folder = own.prefix(upTo: own.lastIndex(of: UInt8(ascii: "/")) ?? own.startIndex)
    return String(decoding: folder, as: UTF8.self) + "/tagcloud"
  }()

  /// Types a key, and gives the nanoseconds until the last byte of each of the frames that follow.
  func press(_ key: String, frames count: Int = 1) throws(BenchError) -> [Int] {
    settle()
    let bytes = Array(key.utf8)
    let start = WallClock.now
    guard write(primary, bytes, bytes.count) == bytes.count else {
      throw .system(doing: "type a key", errno: errno)
    }
    var times: [Int] = []
    while times.count < count {
      let marks = try waitForFrame()
      let time = WallClock.now - start
      times += repeatElement(time, count: marks)
    }
    return times
  }

  /// Takes what comes until frames are marked and their bytes are read; returns how many.
  private func waitForFrame() throws(BenchError) -> Int {
    while true {
      let ready = take(milliseconds: 30_000)
      guard ready.isAlive else { throw .noFrame }
      guard ready.marks > 0 else { continue }
      while take(milliseconds: 0, marked: false).isAlive {}
      return ready.marks
    }
  }

  /// Takes all until nothing comes for a while.
  private func settle() {
    while take(milliseconds: 20).isAlive {}
  }

  /// Reads once from what is ready.
  private func take(milliseconds: Int32, marked: Bool = true) -> (isAlive: Bool, marks: Int) {
    var entries = [
      pollfd(fd: primary, events: Int16(POLLIN), revents: 0),
      pollfd(fd: marked ? frames : -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&entries, 2, milliseconds) > 0 else { return (false, 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    if entries[0].revents != 0 { count = read(primary, &buffer, buffer.count) }
    guard entries[1].revents != 0 else { return (count > 0, 0) }
    let marks = read(frames, &buffer, buffer.count)
    return (marks > 0, buffer.prefix(max(0, marks)).count { $0 == UInt8(ascii: "\n") })
  }
}
