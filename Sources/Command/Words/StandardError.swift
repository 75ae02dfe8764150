import Glibc

/// Messages: one line each, on standard error.
enum StandardError {
  /// Writes `tagcloud: message` as one line that can't act on a terminal.
  ///
  /// A message that can't be written is lost: there is nowhere left to say so.
  static func write(_ message: String) {
    let line = Words.harmless("tagcloud: \(message)") + "\n"
    _ = Descriptor.write(Array(line.utf8).span, to: STDERR_FILENO)
  }
}
