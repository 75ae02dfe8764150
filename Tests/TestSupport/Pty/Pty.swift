import CSystem
import Glibc

/// A pseudo-terminal with a child on it: keys in, a screen out.
///
/// ```swift
/// let pty = try Pty(Launch(["made", "in", "China"]), columns: 40, rows: 10)
/// try pty.waitUntil("a cloud") { pty.screen.contains("made") }
/// try pty.send("q")
/// #expect(try pty.waitForEnd() == .exited(0))
/// ```
public final class Pty: CustomStringConvertible {
  /// What the terminal shows.
  public private(set) var screen: PtyScreen
  /// Every byte that the terminal got.
  public private(set) var bytes: [UInt8] = []
  /// The settings before the child started.
  public let originalSettings: TerminalSettings

  /// The terminal that is shown the same bytes, and answers for this one.
  private let emulator: Ghostty?
  private var emulatorFailure: (any Error)?
  /// How many fences were passed.
  var fences = 0
  let child: ChildProcess
  private let primary: Descriptor
  let secondary: Descriptor

  /// Opens a terminal of a size and starts a child on it.
  ///
  /// Descriptor 3 of the child is the pipe of `frames`, and `TAGCLOUD_TEST_FD` says so. Nobody answers
  /// what the child asks the terminal, unless an emulator does.
  public init(
    _ launch: Launch, columns: Int = 80, rows: Int = 24, emulator: Ghostty? = nil
  ) throws {
    var ends: (primary: Int32, secondary: Int32) = (-1, -1)
    let error = system_pty_open(Int32(columns), Int32(rows), &ends.primary, &ends.secondary)
    guard error == 0 else { throw SystemFailure(doing: "open a terminal", errno: error) }
    primary = Descriptor(ends.primary)
    secondary = Descriptor(ends.secondary)
    originalSettings = try TerminalSettings(of: secondary)
    screen = PtyScreen(columns: columns, rows: rows)
    self.emulator = emulator
    var launch = launch
    launch.environment["TAGCLOUD_TEST_FD"] = "3"
    child = try ChildProcess(launch, terminal: secondary)
  }

  /// The settings now.
  public var settings: TerminalSettings { get throws { try TerminalSettings(of: secondary) } }
  /// What the child has written to a captured standard output.
  public var output: [UInt8] { child.output.bytes }
  /// What the child has written to a captured standard error.
  public var errors: [UInt8] { child.errors.bytes }
  /// How many frames the program has shown.
  public var frames: Int { child.frames.bytes.count { $0 == UInt8(ascii: "\n") } }
  /// The child's process id.
  public var process: Int32 { child.process }
  /// How the child ended; nil while it runs.
  public var termination: Termination? { child.hasEnded ? child.termination : nil }
  /// The processor time that the child took, once it has ended.
  public var processorMilliseconds: Int { child.processorMilliseconds }

  /// Types text.
  public func send(_ text: String) throws { try send(Array(text.utf8)) }

  /// Types bytes.
  public func send(_ bytes: [UInt8]) throws {
    pump(milliseconds: 0)
    try primary.write(bytes)
  }

  /// Sends a signal to the child.
  public func send(signal: Int32) { child.send(signal: signal) }

  /// Changes the size, as dragging a window's edge does.
  ///
  /// A size of nought changes nothing on the screen.
  public func resize(columns: Int, rows: Int) {
    pump(milliseconds: 0)
    _ = system_pty_resize(primary.raw, Int32(columns), Int32(rows))
    guard columns > 0, rows > 0 else { return }
    screen.resize(columns: columns, rows: rows)
    tellEmulator { try $0.resize(columns: columns, rows: rows) }
  }

  /// Takes the terminal away, as closing a window does.
  public func hangUp() {
    primary.close()
    secondary.close()
  }

  /// Waits until something holds, reading what the child writes meanwhile.
  ///
  /// Fails at once when the child has ended and left nothing to read.
  public func waitUntil(
    _ what: String, bound: Duration = Wait.bound, step milliseconds: Int32 = 10,
    _ condition: () throws -> Bool
  ) throws {
    pump(milliseconds: 0)
    var isOver = false
    try Wait.until(what, bound: bound) {
      if isOver { throw WaitFailure(what: what, bound: .zero, last: description) }
      if let emulatorFailure { throw emulatorFailure }
      let hadEnded = child.hasEnded && child.isDrained
      let hasMore = pump(milliseconds: milliseconds)
      isOver = hadEnded && !hasMore
    } last: {
      description
    } _: {
      try condition()
    }
  }

  /// The screen, and the state of the child.
  public var description: String {
    let state = child.termination.map { "ended: \($0)" } ?? "running"
    return "\(screen)\n(\(frames) frames, \(bytes.count) bytes, \(state))\n"
      + "stderr: \(child.errors.text)"
  }

  /// Waits until the screen shows a text.
  public func waitFor(_ text: String) throws {
    try waitUntil("\"\(text)\" on the screen") { screen.contains(text) }
  }

  /// Waits for a frame later than the given number of frames; the first, without one.
  ///
  /// A frame is counted when it is on its way: wait for what it shows before asking for more.
  public func waitForFrame(after count: Int = 0) throws {
    try waitUntil("frame after frame \(count)") { frames > count }
    settle()
  }

  /// Sends bytes and waits for the frame that answers them.
  public func press(_ text: String) throws {
    pump(milliseconds: 0)
    let before = frames
    try send(text)
    try waitForFrame(after: before)
  }

  /// Changes the size and waits for the frame that answers.
  public func resizeAndSettle(columns: Int, rows: Int) throws {
    let before = frames
    resize(columns: columns, rows: rows)
    try waitForFrame(after: before)
  }

  /// Takes what is still on its way from a frame that has been counted.
  public func settle() {
    while pump(milliseconds: 20) {}
  }

  /// Waits until the child has ended, and takes the last of its output.
  @discardableResult
  public func waitForEnd(bound: Duration = Wait.bound) throws -> Termination {
    try waitUntil("end of the program", bound: bound) { child.hasEnded && child.isDrained }
    while pump(milliseconds: 0) {}
    return child.termination ?? .exited(-1)
  }

  /// Lets time pass with the child undisturbed, and takes what it writes.
  ///
  /// For proofs of idleness alone.
  public func watch(for duration: Duration) {
    let deadline = ContinuousClock.now + duration
    while ContinuousClock.now < deadline { pump(milliseconds: 50) }
  }

  /// Takes what has come; returns whether the terminal got bytes.
  @discardableResult
  func pump(milliseconds: Int32) -> Bool {
    guard child.pump(milliseconds: milliseconds, also: primary.raw < 0 ? nil : primary),
      let new = primary.read()
    else { return false }
    bytes += new
    screen.feed(new)
    tellEmulator {
      let reply = try $0.feed(new)
      if !reply.isEmpty { try primary.write(reply) }
    }
    return true
  }

  /// Keeps a failure for whoever waits next.
  private func tellEmulator(_ news: (Ghostty) throws -> Void) {
    guard let emulator else { return }
    do { try news(emulator) } catch { emulatorFailure = error }
  }
}
