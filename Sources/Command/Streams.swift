import Glibc
import TagLayout

/// The three descriptors that a program is born with.
public struct Streams: Sendable {
  /// Tags are read from here.
  let input: Int32
  /// Data goes here, and nothing else does.
  let output: Int32
  /// Messages go here.
  let error: Int32

  /// Streams on these open descriptors; the caller keeps them.
  public init(input: Int32, output: Int32, error: Int32) {
    self.input = input
    self.output = output
    self.error = error
  }

  /// This process's own, after closed ones were plugged.
  public static func standard() -> Streams {
    plugClosed()
    return Streams(input: STDIN_FILENO, output: STDOUT_FILENO, error: STDERR_FILENO)
  }

  /// Keeps descriptors that the caller closed from being given to files that are opened later.
  ///
  /// Each gets `/dev/null` the wrong way round, so that reading and writing still say EBADF (the way
  /// of gnulib's `stdopen`).
  private static func plugClosed() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is this one: those below are open by now.
      _ = open("/dev/null", mode)
    }
  }

  /// Whether a person would have to type the input.
  var isInputTerminal: Bool { isatty(input) == 1 }

  /// Whether a person sees the output.
  var isOutputTerminal: Bool { isatty(output) == 1 }

  /// The size of the terminal that the output is, in cells; `nil` if it is none.
  var outputSize: Size? {
    var size = winsize()
    guard isOutputTerminal, ioctl(output, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return Size(width: Int(size.ws_col), height: Int(size.ws_row))
  }

  /// Writes `tagcloud: message` to the error stream, as one line that can't act on a terminal.
  ///
  /// A message that can't be written is lost: there is nowhere left to say so.
  func say(_ message: String) {
    let line = Words.harmless("tagcloud: \(message)") + "\n"
    _ = Descriptor.write(Array(line.utf8).span, to: error)
  }
}
