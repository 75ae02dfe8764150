import CSystem
import Glibc

/// A program that was started, and is ended with this.
final class Child {
  private let process: pid_t
  private var isReaped = false

  /// Starts a program with the descriptors 0 to 3, on a terminal or on none (-1).
  init(_ arguments: [String], descriptors: [Int32], terminal: Int32) throws(BenchError) {
    var process: pid_t = 0
    let error = Self.withCStrings(arguments) { arguments in
      Self.withCStrings(Self.environment) { environment in
        var child = system_pty_child()
        child.path = UnsafePointer(arguments[0])
        child.arguments = arguments
        child.environment = environment
        child.descriptors = (descriptors[0], descriptors[1], descriptors[2], descriptors[3])
        child.terminal = terminal
        return system_pty_spawn(&child, &process)
      }
    }
    guard error == 0 else { throw .system(doing: "start '\(arguments[0])'", errno: error) }
    self.process = process
  }

  /// Nothing of the machine's; a terminal that isn't asked how it counts cells.
  private static let environment = [
    "PATH=/usr/local/bin:/usr/bin:/bin", "HOME=/nonexistent", "LC_ALL=C.UTF-8",
    "TERM=xterm-256color", "TAGCLOUD_NO_PROBE=1", "TAGCLOUD_TEST_FD=3",
  ]

  /// Waits until it has ended by itself.
  func waitForEnd() throws(BenchError) {
    var ending = system_pty_ending()
    isReaped = system_pty_reap(process, true, &ending)
    guard isReaped, ending.signal == 0, ending.code == 0 else { throw .programFailed }
  }

  deinit {
    guard !isReaped else { return }
    kill(process, SIGKILL)
    var ending = system_pty_ending()
    _ = system_pty_reap(process, true, &ending)
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers)
  }
}
