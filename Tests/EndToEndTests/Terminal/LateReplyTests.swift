import Glibc
import TestSupport
import Testing

/// What the terminal has yet to say when the program leaves is no input for the shell.
@Suite(.serialized) struct LateReplyTests {
  private static let shell = Launch.askingShell(
    "$TC --interactive a b c; IFS= read -r -n 1 -t 0.3 rest; echo \"left <$rest>\"")

  @Test("whoever leaves before the answers come has them thrown away")
  func earlyLeave() throws {
    var responder = TerminalResponder(spelling: "wcwidth")
    let pty = try Pty(Self.shell, columns: 60, rows: 12)
    _ = try pty.waitForQuestion()
    try pty.send("q")
    try pty.send(responder.replies(to: pty.bytes))
    try pty.waitForEnd()
    #expect(pty.screen.contains("left <>"))
  }

  @Test("answers that are given up are thrown away too, though they come when the program leaves")
  func lateLeave() throws {
    var responder = TerminalResponder(spelling: "wcwidth")
    let pty = try Pty(Self.shell, columns: 70, rows: 12)
    _ = try pty.waitForQuestion()
    let question = pty.bytes
    try pty.send("WWW")
    try pty.waitFor("the terminal doesn't answer")
    try pty.send("q")
    try pty.waitForLeave()
    let replies = responder.replies(to: question)
    try pty.send(Array(replies[..<(replies.count / 2)]))
    try pty.send(Array(replies[(replies.count / 2)...]))
    try pty.waitForEnd()
    #expect(pty.screen.contains("left <>"))
  }

  @Test(
    "a terminal that answers by and by is waited for, as long as it goes on",
    arguments: ["q", "\u{3}"])
  func slowly(exit: String) throws {
    var responder = TerminalResponder(spelling: "wcwidth")
    // Ctrl-C would end the shell too.
    let pty = try Pty(
      .askingShell(
        "trap : INT; $TC --interactive a b c; IFS= read -r -n 1 -t 1 rest; echo \"left <$rest>\""),
      columns: 70, rows: 12)
    _ = try pty.waitForQuestion()
    let replies = responder.replies(to: pty.bytes)
    // Keys stand between answers, not in one.
    let third = replies[(replies.count / 3)...].firstIndex(of: 0x1B) ?? 0
    try pty.send(Array(replies[..<third]))
    try pty.send("WWW")
    try pty.waitFor("the terminal doesn't answer")
    // Longer after the question than any answer that nothing was heard of may come.
    pty.watch(for: .milliseconds(1000))
    try pty.send(exit)
    try pty.waitForLeave()
    // More than a second for all of it, much less for each piece.
    let rest = replies[third...]
    for piece in 0..<4 {
      pty.watch(for: .milliseconds(350))
      let (start, end) = (rest.count * piece / 4, rest.count * (piece + 1) / 4)
      try pty.send(Array(rest.dropFirst(start).prefix(end - start)))
    }
    try pty.waitForEnd()
    #expect(pty.screen.contains("left <>"))
  }

  @Test("a terminal that says nothing at all is not waited for, but for a moment")
  func silently() throws {
    let pty = try Pty(.asking(["a"]), columns: 70, rows: 12)
    _ = try pty.waitForQuestion()
    pty.watch(for: .milliseconds(1000))
    let start = ContinuousClock.now
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
    // Of a second that others have.
    #expect(ContinuousClock.now - start < .milliseconds(500))
  }
}
