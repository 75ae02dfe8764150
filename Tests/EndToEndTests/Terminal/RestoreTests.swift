import Glibc
import TestSupport
import Testing

/// B42, S10.1: the terminal is given back on every way out.
@Suite struct RestoreTests {
  /// A way to end the program.
  enum Exit: String, CaseIterable, CustomTestStringConvertible {
    case quit = "q"
    case interrupt = "Ctrl-C"
    case terminate = "SIGTERM"
    case hangUp = "SIGHUP"
    case quitSignal = "SIGQUIT"
    case interruptSignal = "SIGINT"

    var testDescription: String { rawValue }

    var termination: Termination {
      switch self {
      case .quit: .exited(0)
      case .interrupt, .interruptSignal: .signalled(SIGINT)
      case .terminate: .signalled(SIGTERM)
      case .hangUp: .signalled(SIGHUP)
      case .quitSignal: .signalled(SIGQUIT)
      }
    }

    func apply(to pty: Pty) throws {
      switch self {
      case .quit: try pty.send("q")
      case .interrupt: try pty.send([3])
      case .terminate: pty.send(signal: SIGTERM)
      case .hangUp: pty.send(signal: SIGHUP)
      case .quitSignal: pty.send(signal: SIGQUIT)
      case .interruptSignal: pty.send(signal: SIGINT)
      }
    }
  }

  /// The preview started by a shell that wrote a line before.
  private func preview(_ options: String = "") throws -> Pty {
    let words = (Canonical.options + Canonical.words).joined(separator: " ")
    let pty = try Pty(.shell("echo before; exec $TC \(options) \(words)"))
    try pty.waitForFrame()
    try pty.waitUntil("the preview") { pty.screen.contains("[UICollectionView]") }
    #expect(pty.screen.isAlternate)
    #expect(pty.screen.modes == [1002, 1006, 2004], "mouse and bracketed paste are on")
    #expect(try pty.settings != pty.originalSettings)
    return pty
  }

  private func expectRestored(_ pty: Pty) throws {
    #expect(try pty.settings == pty.originalSettings)
    #expect(!pty.screen.isAlternate)
    #expect(pty.screen.isCursorVisible)
    #expect(pty.screen.modes.isEmpty)
    #expect(pty.screen.lines.first == "before")
    expectSwitchedOff(pty)
  }

  /// Each mode was switched on and then off, and not on again.
  private func expectSwitchedOff(_ pty: Pty) {
    let text = String(decoding: pty.bytes, as: UTF8.self)
    for mode in [1002, 1006, 2004] {
      let on = text.ranges(of: "\u{1B}[?\(mode)h")
      let off = text.ranges(of: "\u{1B}[?\(mode)l")
      #expect(!on.isEmpty, "\(mode)")
      #expect(
        off.last?.lowerBound ?? text.startIndex > on.last?.lowerBound ?? text.endIndex, "\(mode)")
    }
  }

  @Test(arguments: Exit.allCases)
  func everyExit(exit: Exit) throws {
    let pty = try preview()
    try exit.apply(to: pty)
    #expect(try pty.waitForEnd() == exit.termination)
    try expectRestored(pty)
    #expect(pty.screen.text == "before")
  }

  @Test("Ctrl-C quits from a prompt and from help, too", arguments: ["a", "/", "w", "?"])
  func interruptFromAPrompt(key: String) throws {
    let pty = try preview()
    try pty.press(key)
    try pty.send([3])
    #expect(try pty.waitForEnd() == .signalled(SIGINT))
    try expectRestored(pty)
  }

  /// A crash of each kind, the way that it ends, and what must stand on the terminal then.
  static let crashes: [(kind: String, signals: [Int32], message: String?)] = {
    #if DEBUG
      let trap = "Fatal error"
    #else
      let trap = "tagcloud: internal error (signal "
    #endif
    return [
      ("trap", [SIGILL, SIGTRAP], trap),
      ("fatal", [SIGILL, SIGTRAP], "Fatal error"),
      ("stack", [SIGSEGV, SIGBUS], "tagcloud: internal error (signal "),
      ("abort", [SIGABRT], "tagcloud: internal error (signal \(SIGABRT))"),
      ("exit", [], nil),
    ]
  }()

  @Test("a crash gives the terminal back and says so", arguments: crashes.indices)
  func crash(index: Int) throws {
    let (kind, signals, message) = Self.crashes[index]
    let words = (Canonical.options + Canonical.words).joined(separator: " ")
    let pty = try Pty(
      .shell("echo before; exec $TC --self-test-crash=\(kind) \(words)"), columns: 160,
      rows: 100)
    let termination = try pty.waitForEnd()
    if signals.isEmpty {
      guard case .exited = termination else {
        Issue.record("\(kind): \(termination)")
        return
      }
    } else {
      #expect(signals.map(Termination.signalled).contains(termination), "\(kind)")
    }
    let all = String(decoding: pty.bytes, as: UTF8.self)
    #expect(all.contains("\u{1B}[?1049h"), "\(kind): the screen was up")
    try expectRestored(pty)
    if let message { #expect(pty.screen.contains(message), "\(kind): \(pty.screen)") }
  }

  @Test("what a crash says goes to standard error, wherever that is")
  func crashMessage() throws {
    var launch = Launch(["--self-test-crash=fatal"] + Canonical.words)
    launch.errors = .captured
    let pty = try Pty(launch)
    try pty.waitForEnd()
    #expect(String(decoding: pty.errors, as: UTF8.self).contains("Fatal error"))
    #expect(pty.screen.text == "")
  }

  @Test("B42 a hang-up ends the program, even if SIGHUP is ignored", arguments: [true, false])
  func hangUp(isIgnored: Bool) throws {
    var launch = Launch(Canonical.options + Canonical.words)
    if isIgnored { launch.ignoredSignals = [SIGHUP] }
    let pty = try Pty(launch)
    try pty.waitForFrame()
    pty.hangUp()
    #expect(try pty.waitForEnd().shellStatus == 128 + SIGHUP)
    #expect(pty.processorMilliseconds < 1500, "it doesn't spin")
  }
}
