import Glibc
import TestSupport
import Testing

/// Mode 2027, by which a terminal counts clusters: on while something counts on it, and never longer.
@Suite(.serialized) struct ClusterModeTests {
  /// The family of a woman, a woman and a girl, joined.
  private static let family = "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}"

  @Test(
    "a mode that was switched on is switched off on every way out",
    arguments: [Character("q"), "\u{3}", "T", "H"])
  func modes(exit: Character) throws {
    var responder = TerminalResponder(spelling: "wcwidth", inClusterMode: "grapheme")
    let pty = try Pty(.asking(Canonical.words), columns: 100, rows: 12)
    try pty.waitForFrame()
    _ = try pty.answer(batches: 2, as: &responder)
    try pty.waitFor("grapheme")
    #expect(pty.screen.modes.contains(2027))
    switch exit {
    case "T": pty.send(signal: SIGTERM)
    case "H": pty.send(signal: SIGHUP)
    default: try pty.send(String(exit))
    }
    _ = try pty.waitForEnd()
    #expect(!pty.screen.modes.contains(2027))
    #expect(try pty.settings == pty.originalSettings)
  }

  @Test("text that was measured with a mode is written before the mode is switched off")
  func printingWithMode() throws {
    var responder = TerminalResponder(spelling: "wcwidth", inClusterMode: "grapheme")
    let pty = try Pty(.asking([Self.family, "x"]), columns: 100, rows: 12)
    try pty.waitForFrame()
    _ = try pty.answer(batches: 2, as: &responder)
    try pty.waitFor("grapheme")
    try pty.send("pq")
    #expect(try pty.waitForEnd() == .exited(0))
    let reset = try #require(pty.lastRange(of: "\u{1B}[?2027l"))
    let left = try #require(pty.lastRange(of: "\u{1B}[?1049l"))
    let text = try #require(pty.lastRange(of: "[\(Self.family)] [x]"))
    #expect(left.upperBound <= text.lowerBound && text.upperBound <= reset.lowerBound)
    #expect(!pty.screen.modes.contains(2027))
    #expect(try pty.settings == pty.originalSettings)
  }

  @Test("a print is measured as the terminal will count it: no mode is switched on")
  func printingWithoutMode() throws {
    var responder = TerminalResponder(spelling: "wcwidth", inClusterMode: "grapheme")
    let pty = try Pty(
      .asking(["--print", "--width-mode", "auto", Self.family, "x"]), columns: 100, rows: 12)
    _ = try pty.answer(batches: 1, as: &responder)
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(pty.lastRange(of: "\u{1B}[?2027h") == nil)
    #expect(pty.lastRange(of: "[\(Self.family)] [x]") != nil)
  }

  @Test("a signal that comes while text is awaited, or answers are, resets the mode and all else")
  func signalWhileLeaving() throws {
    var responder = TerminalResponder(spelling: "wcwidth", inClusterMode: "grapheme")
    let pty = try Pty(.asking(["x"]), columns: 100, rows: 12)
    try pty.waitForFrame()
    let place = try pty.answer(batches: 2, as: &responder)
    try pty.waitFor("grapheme")
    try pty.send("A\(Self.family)\r")
    // This one isn't answered.
    _ = try pty.waitForQuestion(from: place)
    try pty.send("\u{1B}")
    try pty.waitFor("quit")
    try pty.send("pq")
    try pty.waitForLeave()
    pty.send(signal: SIGTERM)
    #expect(try pty.waitForEnd() == .signalled(SIGTERM))
    #expect(!pty.screen.isAlternate)
    #expect(pty.screen.modes.isEmpty)
    #expect(pty.screen.isCursorVisible)
    #expect(try pty.settings == pty.originalSettings)
  }

  @Test("a signal in the middle of the text resets the mode too")
  func signalWhilePrinting() throws {
    var responder = TerminalResponder(spelling: "wcwidth", inClusterMode: "grapheme")
    let pty = try Pty(.asking((1...20_000).map { "tag\($0)" }), columns: 100, rows: 12)
    _ = try pty.answer(batches: 2, as: &responder)
    try pty.waitFor("grapheme")
    try pty.send("pq")
    // The program can't write on while nobody reads.
    try pty.waitUntil("some text") {
      pty.lastRange(of: "\u{1B}[?1049l").map { pty.bytes.count > $0.upperBound + 100 } ?? false
    }
    #expect(pty.screen.modes == [2027])
    pty.send(signal: SIGTERM)
    #expect(try pty.waitForEnd() == .signalled(SIGTERM))
    #expect(pty.lastRange(of: "[tag20000]") == nil)
    #expect(pty.screen.modes.isEmpty)
    #expect(try pty.settings == pty.originalSettings)
  }

  @Test("without the mode, Ctrl-Z stops the text that p leaves behind")
  func stopWhilePrinting() throws {
    let pty = try Pty(
      .shell("set -m; $TC --interactive $(seq -f tag%.0f 20000); echo; echo back; fg"),
      columns: 100, rows: 12)
    try pty.waitFor("tag1")
    try pty.send("pq")
    try pty.waitUntil("some text") {
      pty.lastRange(of: "\u{1B}[?1049l").map { pty.bytes.count > $0.upperBound + 100 } ?? false
    }
    try pty.send("\u{1A}")
    #expect(try pty.waitForEnd() == .exited(0))
    let back = try #require(pty.lastRange(of: "\nback"))
    let end = try #require(pty.lastRange(of: "tag20000"))
    #expect(back.upperBound <= end.lowerBound)
  }

  @Test("Ctrl-Z gives every mode back, and fg takes each again")
  func suspension() throws {
    var responder = TerminalResponder(spelling: "wcwidth", inClusterMode: "grapheme")
    responder.modes[2026] = 2
    let pty = try Pty(
      .askingShell("set -m; $TC --interactive a b c; read -r; fg; read -r; fg"),
      columns: 100,
      rows: 12)
    _ = try pty.answer(batches: 2, as: &responder)
    try pty.waitFor("grapheme")
    let modes: Set = [1002, 1006, 2004, 2027]
    #expect(pty.screen.modes == modes)

    for round in 1...2 {
      try pty.send("\u{1A}")
      try pty.waitUntil("the shell, round \(round)") { !pty.screen.isAlternate }
      try pty.waitUntil("its settings") { try pty.settings == pty.originalSettings }
      #expect(pty.screen.modes.isEmpty)
      #expect(pty.screen.isCursorVisible)
      let before = pty.bytes.count
      try pty.send("\r")
      try pty.waitUntil("the preview, round \(round)") {
        pty.screen.isAlternate && pty.screen.contains("q quit") && pty.screen.modes == modes
      }
      pty.settle()
      // The mode is on before anything is drawn that was measured with it.
      let resumed = Array(pty.bytes[before...])
      let mode = try #require(resumed.firstRange(of: Array("\u{1B}[?2027h".utf8)))
      let text = try #require(resumed.firstRange(of: Array("left".utf8)))
      #expect(mode.upperBound <= text.lowerBound)
      // Frames are marked as before.
      #expect(resumed.ranges(of: Array("\u{1B}[?2026h".utf8)).count >= 1)
      #expect(
        resumed.ranges(of: Array("\u{1B}[?2026h".utf8)).count
          == resumed.ranges(of: Array("\u{1B}[?2026l".utf8)).count)
    }
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(pty.screen.modes.isEmpty)
    #expect(try pty.settings == pty.originalSettings)
  }
}
