import Glibc

/// A count of the lines read so far, on the error stream: for a person who waits for a slow pipe.
///
///     tagcloud: reading tags: 120000 lines so far, Ctrl-C stops
///
/// Nothing is shown during the first half second, and the count is taken away when all is read. It
/// exists only where a person sees it: the error stream is a terminal, and the source is neither a
/// regular file nor a terminal that the person types at.
struct ReadingProgress: ~Copyable {
  /// How long nothing is said, and how long a count stands, in milliseconds.
  static let patience = 500
  static let interval = 100

  private let output: Int32
  private var lines = 0
  private var shown: (lines: Int, cells: Int)?
  private var due: Int

  /// Progress in reading a descriptor; `nil` where nobody sees it.
  init?(of input: Int32, shownOn output: Int32) {
    guard isatty(output) == 1, isatty(input) == 0, InputSource.regularFile(input) == nil else {
      return nil
    }
    self.output = output
    due = MonotonicClock.milliseconds() + Self.patience
  }

  deinit {
    guard let shown else { return }
    write("\r" + String(repeating: " ", count: shown.cells) + "\r")
  }

  /// Counts the lines that end in bytes that were read, and shows the count when it is time.
  mutating func count(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while let start = rest.baseAddress, let newline = memchr(start, 0x0A, rest.count) {
      lines += 1
      rest = UnsafeRawBufferPointer(rebasing: rest[(UnsafeRawPointer(newline) - start + 1)...])
    }
    if MonotonicClock.milliseconds() >= due { show() }
  }

  /// Waits until there is something to read; shows the count when it is time.
  ///
  /// Wakes up only for a count that isn't shown yet.
  mutating func wait(for descriptor: Int32) {
    while shown?.lines != lines {
      let time = max(0, due - MonotonicClock.milliseconds())
      var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waited, 1, Int32(clamping: time))
      if ready == 0 { show() } else if ready > 0 || errno != EINTR { return }
    }
  }

  private mutating func show() {
    due = MonotonicClock.milliseconds() + Self.interval
    guard shown?.lines != lines else { return }
    // A text that wrapped could not be taken away again.
    let text = String(("tagcloud: " + Words.reading(lines: lines)).prefix(columns - 1))
    write("\r" + text)
    // The count only grows, so a later text covers an earlier one.
    shown = (lines, text.utf8.count)
  }

  private var columns: Int {
    var size = winsize()
    return ioctl(output, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  private func write(_ text: String) {
    _ = Descriptor.write(Array(text.utf8).span, to: output)
  }
}
