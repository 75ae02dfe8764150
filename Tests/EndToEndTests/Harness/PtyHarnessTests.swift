import Glibc
import TestSupport
import Testing

@Suite struct PtyHarnessTests {
  @Test func whatIsTypedComesBack() throws {
    let pty = try Pty(Launch(path: "/bin/cat"))
    try pty.send("日本 é\n")
    try pty.waitUntil("echo and output") { pty.screen.lines.prefix(2) == ["日本 é", "日本 é"] }
    try pty.send([4])
    #expect(try pty.waitForEnd() == .exited(0))
  }

  @Test func theChildControlsTheTerminal() throws {
    let pty = try Pty(Launch(path: "/bin/cat"))
    try pty.send("x\n")
    try pty.waitFor("x")
    try pty.send([3])
    #expect(try pty.waitForEnd() == .signalled(SIGINT))
  }

  @Test func theSizeArrivesAndChanges() throws {
    let pty = try Pty(
      .shell("trap 'stty size' WINCH; stty size; tail -f /dev/null & while :; do wait; done"),
      columns: 50, rows: 12)
    try pty.waitFor("12 50")
    pty.resize(columns: 61, rows: 13)
    try pty.waitFor("13 61")
    #expect(pty.screen.columns == 61)
    #expect(pty.screen.lines.count == 13)
  }

  @Test func settingsThatChangedDiffer() throws {
    let pty = try Pty(.shell("stty raw -echo; echo raw; read line"))
    try pty.waitFor("raw")
    #expect(try pty.settings != pty.originalSettings)
    #expect(try !pty.settings.echoes && !pty.settings.isCanonical)
    #expect(pty.originalSettings.echoes && pty.originalSettings.isCanonical)
  }

  @Test func framesAreCounted() throws {
    let pty = try Pty(
      .shell("echo frame 1 >&$TAGCLOUD_TEST_FD; read line; echo frame 2 >&3; read line"))
    try pty.waitForFrame()
    try pty.press("\n")
    #expect(pty.frames == 2)
  }

  @Test func hangingUpEndsTheSession() throws {
    let pty = try Pty(Launch(path: "/bin/cat"))
    try pty.send("x\n")
    try pty.waitFor("x")
    pty.hangUp()
    #expect(try pty.waitForEnd() == .signalled(SIGHUP))
  }

  @Test func signalsCanBeIgnored() throws {
    var launch = Launch(path: "/bin/cat")
    launch.ignoredSignals = [SIGHUP, SIGTERM]
    let pty = try Pty(launch)
    try pty.send("x\n")
    try pty.waitFor("x")
    pty.send(signal: SIGTERM)
    pty.hangUp()
    #expect(try pty.waitForEnd().shellStatus <= 1)
  }

  @Test func outputCanGoElsewhere() throws {
    var launch = Launch.shell("echo result; echo shown >/dev/tty; echo message >&2")
    launch.output = .captured
    let pty = try Pty(launch)
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(pty.output == Array("result\n".utf8))
    #expect(pty.screen.lines.prefix(2) == ["shown", "message"])
  }

  @Test func aFullScreenProgramIsFollowed() throws {
    let numbers = Launch.shell("seq 100 | less")
    let pty = try Pty(numbers, columns: 20, rows: 6)
    try pty.waitUntil("the first page") { pty.screen.lines == ["1", "2", "3", "4", "5", ":"] }
    #expect(pty.screen.isAlternate)
    try pty.send("j")
    try pty.waitUntil("the next line") { pty.screen.lines == ["2", "3", "4", "5", "6", ":"] }
    try pty.send("G")
    try pty.waitUntil("the end") { pty.screen.lines[4] == "100" }
    try pty.send("q")
    try pty.waitForEnd()
    #expect(!pty.screen.isAlternate && pty.screen.text.isEmpty)
    #expect(try pty.settings == pty.originalSettings)
  }
}
