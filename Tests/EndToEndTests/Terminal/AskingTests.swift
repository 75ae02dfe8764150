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

  @Test("a terminal that answers is believed")
  func answers() throws {
    var responder = TerminalResponder(spelling: Self.oddMode)
    let pty = try Pty(.asking([Self.family, "x"]), columns: 100, rows: 12)
    try pty.waitForFrame()
    _ = try pty.answer(batches: 2, as: &responder)
    try pty.send("l")
    try pty.waitFor("\"x\" 3×1 @6,0")
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
  }

  @Test("answers that are cut behind an ESC, for longer than Escape is waited for, are no keys")
  func cutAnswers() throws {
    var responder = TerminalResponder(spelling: "wcwidth")
    let pty = try Pty(.asking(["a", "b"]), columns: 100, rows: 12)
    let place = try pty.waitForQuestion()
    let replies = responder.replies(to: Array(pty.bytes[..<place]))
    let cut = try #require(replies[(replies.count / 2)...].firstIndex(of: 0x1B)) + 1
    try pty.send(Array(replies[..<cut]))
    pty.watch(for: .milliseconds(50))
    try pty.send(Array(replies[cut...]))
    try pty.send("WWW")
    try pty.waitFor("width mode auto: the terminal counts as wcwidth")
    // Neither [ nor 5 nor R.
    #expect(pty.screen.contains("[left]"))
    #expect(pty.screen.contains("[a] [b]"))
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
  }

  @Test("the first frame is there before anything is asked, and stays there")
  func firstFrame() throws {
    let pty = try Pty(.asking(Canonical.words), columns: 30, rows: 12)
    try pty.waitForFrame()
    try pty.waitUntil("the question") { pty.bytes.firstRange(of: Pty.fence) != nil }
    let question = try #require(pty.bytes.firstRange(of: Self.question))
    let word = try #require(pty.bytes.firstRange(of: Array("UICollectionView".utf8)))
    #expect(word.lowerBound < question.lowerBound)
    try pty.waitUntil("the rows that were written over") {
      (Canonical.rows["left"] ?? []).allSatisfy { pty.screen.contains($0) }
    }
  }

  @Test("a terminal that says nothing delays no key, and is left in peace after one time-out")
  func silence() throws {
    let pty = try Pty(.asking(Canonical.words), columns: 40, rows: 12)
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
    var launch = Launch.asking(mode + Canonical.words)
    if refuses { launch.environment["TAGCLOUD_NO_PROBE"] = "1" }
    let pty = try Pty(launch, columns: 40, rows: 12)
    try pty.waitForFrame()
    try pty.press("\t")
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(pty.bytes.firstRange(of: Self.question) == nil)
  }

  @Test("printing asks only if it is told to, on a screen of its own")
  func printing() throws {
    var responder = TerminalResponder(spelling: Self.oddMode)
    var launch = Launch.asking(["--json", "--width-mode", "auto", Self.family])
    launch.output = .captured
    let pty = try Pty(launch, columns: 40, rows: 12)
    _ = try pty.answer(batches: 2, as: &responder)
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(String(decoding: pty.output, as: UTF8.self).contains("1F469-200D-1F469-200D-1F467=3"))
    #expect(!pty.screen.isAlternate)
    #expect(pty.screen.lines.allSatisfy { $0.isEmpty })
    #expect(try pty.settings == pty.originalSettings)
  }
}
