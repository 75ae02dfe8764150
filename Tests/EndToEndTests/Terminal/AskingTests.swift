import Glibc
import TestSupport
import Testing

/// The built program asks the terminal how it counts cells, and nobody notices.
@Suite(.serialized) struct AskingTests {
  /// The family of a woman, a woman and a girl, joined.
  private static let family = "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}"
  /// A terminal that gives it 3 cells, as nobody would expect.
  private static let oddMode = "wcwidth,1F469-200D-1F469-200D-1F467=3"
  private static let question = Array("\u{1B}[6n".utf8)
  private static let fence = Array("\u{1B}[c".utf8)

  private func launch(_ arguments: [String], refuses: Bool = false) -> Launch {
    var launch = Launch(Canonical.options + arguments)
    launch.environment["TAGCLOUD_NO_PROBE"] = refuses ? "1" : nil
    return launch
  }

  /// Answers what the program asks until it has asked so many batches.
  private func answer(
    _ pty: Pty, batches: Int = 1, from start: Int = 0, as responder: inout TerminalResponder
  ) throws -> Int {
    var place = start
    for number in 1...batches {
      var end = place
      try pty.waitUntil("question \(number)") {
        let rest = pty.bytes[place...]
        guard let found = rest.firstRange(of: Self.fence) else { return false }
        end = found.upperBound
        return true
      }
      try pty.send(responder.replies(to: Array(pty.bytes[place..<end])))
      place = end
    }
    return place
  }

  @Test("a terminal that answers is believed")
  func answers() throws {
    var responder = TerminalResponder(spelling: Self.oddMode)
    let pty = try Pty(launch([Self.family, "x"]), columns: 100, rows: 12)
    try pty.waitForFrame()
    _ = try answer(pty, batches: 2, as: &responder)
    try pty.send("l")
    try pty.waitFor("\"x\" 3×1 @6,0")
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
  }

  @Test("the first frame is there before anything is asked, and stays there")
  func firstFrame() throws {
    let pty = try Pty(launch(Canonical.words), columns: 30, rows: 12)
    try pty.waitForFrame()
    try pty.waitUntil("the question") { pty.bytes.firstRange(of: Self.fence) != nil }
    let question = try #require(pty.bytes.firstRange(of: Self.question))
    let word = try #require(pty.bytes.firstRange(of: Array("UICollectionView".utf8)))
    #expect(word.lowerBound < question.lowerBound)
    try pty.waitUntil("the rows that were written over") {
      (Canonical.rows["left"] ?? []).allSatisfy { pty.screen.contains($0) }
    }
  }

  @Test("a terminal that says nothing delays no key, and is left in peace after one time-out")
  func silence() throws {
    let pty = try Pty(launch(Canonical.words), columns: 40, rows: 12)
    try pty.waitForFrame()
    try pty.press("\t")
    try pty.waitFor("rightFlow")
    try pty.send("W")
    try pty.waitFor("width mode wcwidth")
    try pty.send("WW")
    try pty.waitUntil("the end of the time-out") {
      pty.screen.contains("width mode auto: the terminal doesn't")
    }
    pty.settle()
    let (bytes, frames) = (pty.bytes.count, pty.frames)
    let wakes = try wakes(of: pty.process)
    pty.watch(for: .seconds(1))
    #expect(try self.wakes(of: pty.process) == wakes)
    #expect(pty.bytes.count == bytes)
    #expect(pty.frames == frames)
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(try pty.settings == pty.originalSettings)
  }

  private func wakes(of process: Int32) throws -> Int {
    let status = try Program.run(Launch(path: "/bin/cat", ["/proc/\(process)/status"])).lines
    let line = try #require(status.first { $0.hasPrefix("voluntary_ctxt_switches") })
    return try #require(line.split(separator: "\t").last.flatMap { Int($0) })
  }

  @Test("nobody is asked who said no", arguments: [true, false])
  func refusal(refuses: Bool) throws {
    let mode = refuses ? [] : ["--width-mode", "grapheme"]
    let pty = try Pty(launch(mode + Canonical.words, refuses: refuses), columns: 40, rows: 12)
    try pty.waitForFrame()
    try pty.press("\t")
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(pty.bytes.firstRange(of: Self.question) == nil)
  }

  @Test(
    "a mode that was switched on is switched off on every way out",
    arguments: [Character("q"), "\u{3}", "T", "H"])
  func modes(exit: Character) throws {
    var responder = TerminalResponder(spelling: "wcwidth", inClusterMode: "grapheme")
    let pty = try Pty(launch(Canonical.words), columns: 100, rows: 12)
    try pty.waitForFrame()
    _ = try answer(pty, batches: 2, as: &responder)
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

  @Test("whoever leaves before the answers come has them thrown away")
  func earlyLeave() throws {
    var responder = TerminalResponder(spelling: "wcwidth")
    var shell = Launch.shell(
      "$TC --interactive a b c; IFS= read -r -n 1 -t 0.3 rest; echo \"left <$rest>\"")
    shell.environment["TAGCLOUD_NO_PROBE"] = nil
    let pty = try Pty(shell, columns: 60, rows: 12)
    try pty.waitUntil("the question") { pty.bytes.firstRange(of: Self.fence) != nil }
    try pty.send("q")
    try pty.send(responder.replies(to: pty.bytes))
    try pty.waitForEnd()
    #expect(pty.screen.contains("left <>"))
  }

  @Test("answers that are given up are thrown away too, though they come when the program leaves")
  func lateLeave() throws {
    var responder = TerminalResponder(spelling: "wcwidth")
    var shell = Launch.shell(
      "$TC --interactive a b c; IFS= read -r -n 1 -t 0.3 rest; echo \"left <$rest>\"")
    shell.environment["TAGCLOUD_NO_PROBE"] = nil
    let pty = try Pty(shell, columns: 70, rows: 12)
    try pty.waitUntil("the question") { pty.bytes.firstRange(of: Self.fence) != nil }
    let question = pty.bytes
    try pty.send("WWW")
    try pty.waitFor("the terminal doesn't answer")
    try pty.send("q")
    try pty.waitUntil("the way out") {
      pty.bytes.firstRange(of: Array("\u{1B}[?1002l".utf8)) != nil
    }
    // Eight-bit controls are as good.
    let replies = responder.replies(to: question)
    try pty.send(Array(replies[..<(replies.count / 2)]))
    try pty.send(Array(replies[(replies.count / 2)...]))
    try pty.waitForEnd()
    #expect(pty.screen.contains("left <>"))
  }

  @Test("text that was measured with a mode is written before the mode is switched off")
  func printingWithMode() throws {
    var responder = TerminalResponder(spelling: "wcwidth", inClusterMode: "grapheme")
    let pty = try Pty(launch([Self.family, "x"]), columns: 100, rows: 12)
    try pty.waitForFrame()
    _ = try answer(pty, batches: 2, as: &responder)
    try pty.waitFor("grapheme")
    try pty.send("pq")
    #expect(try pty.waitForEnd() == .exited(0))
    let reset = try #require(lastRange(of: "\u{1B}[?2027l", in: pty.bytes))
    let left = try #require(lastRange(of: "\u{1B}[?1049l", in: pty.bytes))
    let text = try #require(lastRange(of: "[\(Self.family)] [x]", in: pty.bytes))
    #expect(left.upperBound <= text.lowerBound && text.upperBound <= reset.lowerBound)
    #expect(!pty.screen.modes.contains(2027))
    #expect(try pty.settings == pty.originalSettings)
  }

  @Test("a print is measured as the terminal will count it: no mode is switched on")
  func printingWithoutMode() throws {
    var responder = TerminalResponder(spelling: "wcwidth", inClusterMode: "grapheme")
    let pty = try Pty(
      launch(["--print", "--width-mode", "auto", Self.family, "x"]), columns: 100, rows: 12)
    _ = try answer(pty, batches: 1, as: &responder)
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(lastRange(of: "\u{1B}[?2027h", in: pty.bytes) == nil)
    #expect(lastRange(of: "[\(Self.family)] [x]", in: pty.bytes) != nil)
  }

  private func lastRange(of text: String, in bytes: [UInt8]) -> Range<Int>? {
    bytes.ranges(of: Array(text.utf8)).last
  }

  @Test("printing asks only if it is told to, on a screen of its own")
  func printing() throws {
    var responder = TerminalResponder(spelling: Self.oddMode)
    var launch = launch(["--json", "--width-mode", "auto", Self.family])
    launch.output = .captured
    let pty = try Pty(launch, columns: 40, rows: 12)
    _ = try answer(pty, batches: 2, as: &responder)
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(String(decoding: pty.output, as: UTF8.self).contains("1F469-200D-1F469-200D-1F467=3"))
    #expect(!pty.screen.isAlternate)
    #expect(pty.screen.lines.allSatisfy { $0.isEmpty })
    #expect(try pty.settings == pty.originalSettings)
  }
}
