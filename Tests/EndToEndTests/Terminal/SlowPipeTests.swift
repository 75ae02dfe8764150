import Glibc
import TestSupport
import Testing

/// Tags that come through a pipe, slowly or without end.
@Suite struct SlowPipeTests {
  private func start(columns: Int = 80, _ options: [String] = Canonical.options) throws -> Pty {
    var launch = Launch(options)
    launch.input = .written
    return try Pty(launch, columns: columns)
  }

  @Test("a person who waits sees how many lines came, until all are there")
  func count() throws {
    let pty = try start()
    try pty.waitFor("tagcloud: reading tags: 0 lines so far, Ctrl-C stops")
    try pty.feed("alpha\nbeta\n")
    try pty.waitFor("reading tags: 2 lines so far")
    try pty.feed("gamma")
    pty.endInput()
    try pty.waitFor(rows: ["[alpha] [beta] [gamma]"])
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(!pty.screen.contains("reading"), "the count is taken away")
  }

  @Test("Ctrl-C ends the wait")
  func interrupt() throws {
    let pty = try start()
    try pty.waitFor("reading tags: 0 lines")
    try pty.send("\u{3}")
    #expect(try pty.waitForEnd() == .signalled(SIGINT))
  }

  @Test("the count never wraps on a narrow terminal")
  func narrow() throws {
    let pty = try start(columns: 20)
    try pty.waitFor("tagcloud: reading t")
    try pty.feed("a\n")
    pty.endInput()
    try pty.waitFor("[a]")
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(!pty.screen.contains("reading"))
  }

  @Test("a quick pipe, a file and messages that go elsewhere have no count")
  func quick() throws {
    var quick = Launch(["--print"])
    quick.input = .text("a\n")
    let pty = try Pty(quick)
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(!pty.screen.contains("reading"))

    var captured = Launch(["--print"])
    captured.input = .written
    captured.errors = .captured
    let silent = try Pty(captured)
    try silent.feed("a\n")
    silent.endInput()
    #expect(try silent.waitForEnd() == .exited(0))
    #expect(silent.errors.isEmpty)
  }

  @Test("a pipe without end is refused, long before the memory is")
  func endless() throws {
    let pty = try Pty(Launch.shell("yes $(printf %01000d 0) | $TC --print >/dev/null"))
    try pty.waitUntil("the refusal", bound: .seconds(60)) {
      pty.screen.contains("cannot read standard input: it holds more than 256 MiB")
    }
    #expect(try pty.waitForEnd() == .exited(1))
  }
}
