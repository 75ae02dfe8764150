import Foundation
import Glibc

/// Whether a program on a terminal has nothing more to do.
enum Idleness {
  /// Whether a process sleeps, and no input waits for it.
  ///
  /// For a program of one thread that waits for input without a time limit, and whose output has been
  /// taken: it then sleeps until something is sent to it.
  ///
  /// - Parameters:
  ///   - process: The program.
  ///   - terminal: The end of the terminal that belongs to it.
  /// - Returns: Whether it sleeps now.
  static func isAsleep(_ process: pid_t, on terminal: Descriptor) -> Bool {
    guard let statistics = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    else { return false }
    // The state follows the name, which stands in parentheses and may contain any of its own.
    let state = statistics.split(separator: ")").last?.first { $0 != " " }
    return state == "S" && Descriptor.wait(for: [terminal], milliseconds: 0) == [false]
  }
}
