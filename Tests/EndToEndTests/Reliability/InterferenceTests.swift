import Foundation
import Glibc
import TestSupport
import Testing

/// What comes from outside while the screen is up.
@Suite struct InterferenceTests {
  @Test("signals that interrupt system calls cost no key")
  func interruptions() throws {
    let pty = try Pty(Launch(Canonical.options + ["--width", "0"]))
    try pty.waitForFrame()
    try pty.press("A")
    let text = String(repeating: "abcdefghij", count: 5)
    for letter in text {
      pty.send(signal: SIGCONT)
      pty.send(signal: SIGWINCH)
      try pty.send(String(letter))
      pty.send(signal: SIGWINCH)
    }
    try pty.waitUntil("the whole text") { pty.screen.contains(text) }
    try pty.send("\u{3}")
    #expect(try pty.waitForEnd() == .signalled(SIGINT))
    #expect(try pty.settings == pty.originalSettings)
  }

  @Test("the rest of a paste that holds Ctrl-C is no input for the shell", arguments: [3, 0x1C])
  func interruptedPaste(control: UInt8) throws {
    let pty = try Pty(
      .shell(
        "ulimit -c 0; trap : INT QUIT; $TC a b; IFS= read -r -n 1 -t 0.3 rest; echo \"left <$rest>\""
      ))
    try pty.waitForFrame()
    try pty.send(
      Array("\u{1B}[200~one".utf8) + [control] + Array("two\nthree\u{1B}[201~".utf8))
    try pty.waitForEnd()
    #expect(pty.screen.contains("left <>"), "\(pty.screen)")
  }

  @Test("what is written to standard error while the screen is up is shown after it")
  func strayOutput() throws {
    let pty = try Pty(Launch(Canonical.options + Canonical.words))
    try pty.waitForFrame()
    let stray = open("/proc/\(pty.process)/fd/2", O_WRONLY | O_APPEND | O_CLOEXEC)
    try #require(stray >= 0)
    let words = Array("a stray message\n".utf8)
    #expect(write(stray, words, words.count) == words.count)
    close(stray)
    try pty.press("\t")
    try pty.press("\u{C}")
    #expect(!pty.screen.contains("stray"))
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(pty.screen.text == "a stray message")
  }

  @Test("a very large screen is filled, and resized to a very small one and back")
  func large() throws {
    let tags = (0..<12_000).map { "tag\($0)" }
    let folder = try TemporaryDirectory()
    let path = try folder.write("tags.txt", tags.joined(separator: "\n"))
    let launch = Launch(Canonical.options + ["-f", path])
    let pty = try Pty(launch, columns: 500, rows: 200)
    try pty.waitForFrame()
    let rows = try Canonical.printed(["-f", path], width: 500)
    try pty.waitUntil("the printed rows") {
      Array(pty.screen.lines[1..<198]) == Array(rows.prefix(197))
    }
    try pty.resizeAndSettle(columns: 1, rows: 1)
    try pty.resizeAndSettle(columns: 500, rows: 200)
    try pty.waitUntil("the printed rows again") {
      Array(pty.screen.lines[1..<198]) == Array(rows.prefix(197))
    }
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
  }
}
