import Glibc
import TagLayout

/// What descriptors 0, 1 and 2 are.
struct StandardStreams: Sendable {
  var isInputTerminal: Bool
  var isOutputTerminal: Bool
  /// The size of the terminal that standard output is, in cells; `nil` if it is none.
  var outputSize: Size?

  /// Looks at this process's streams, after closed ones were plugged.
  static func inspect() -> StandardStreams {
    plugClosed()
    let isOutputTerminal = isatty(STDOUT_FILENO) == 1
    var size = winsize()
    let hasSize =
      isOutputTerminal && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    return StandardStreams(
      isInputTerminal: isatty(STDIN_FILENO) == 1, isOutputTerminal: isOutputTerminal,
      outputSize: hasSize ? Size(width: Int(size.ws_col), height: Int(size.ws_row)) : nil)
  }

  /// Keeps descriptors that the caller closed from being given to files that are opened later.
  ///
  /// Each gets `/dev/null` the wrong way round, so that reading and writing still say EBADF
  /// (the way of gnulib's `stdopen`).
  private static func plugClosed() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is this one: those below are open by now.
      _ = open("/dev/null", mode)
    }
  }
}
