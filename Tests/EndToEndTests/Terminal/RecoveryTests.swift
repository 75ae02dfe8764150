import Foundation
import Glibc
import TestSupport
import Testing

/// What becomes of unsaved edits when the program has to end.
@Suite struct RecoveryTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func preview(
    _ arguments: [String], ignoring signals: [Int32] = [], state: String? = nil
  ) throws -> Pty {
    var launch = Launch(Canonical.options + arguments)
    launch.directory = folder.path
    launch.ignoredSignals = signals
    launch.environment["XDG_STATE_HOME"] = state
    let pty = try Pty(launch)
    try pty.waitForFrame()
    return pty
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func expectRestored(_ pty: Pty) throws {
    #expect(try pty.settings == pty.originalSettings)
    #expect(!pty.screen.isAlternate)
    #expect(pty.screen.isCursorVisible)
    #expect(pty.screen.modes.isEmpty)
  }

  @Test(
    "a signal leaves them beside their file, says so, and ends the program",
    arguments: [
      SIGTERM, SIGHUP,
    ])
  func signal(number: Int32) throws {
    try folder.write("tags.txt", "\u{FEFF}one\r\ntwo\r\n")
    #expect(chmod(folder.path + "/tags.txt", 0o600) == 0)
    let pty = try preview(["-f", "tags.txt"])
    try pty.press("d")
    pty.send(signal: number)
    #expect(try pty.waitForEnd() == .signalled(number))
    try expectRestored(pty)
    #expect(pty.screen.text == "tagcloud: the unsaved tags are in 'tags.txt.recovered'")
    #expect(try names() == ["tags.txt", "tags.txt.recovered"])
    let kept = try Data(contentsOf: URL(filePath: folder.path + "/tags.txt.recovered"))
    #expect(kept == Data("\u{FEFF}two\r\n".utf8))
    var status = stat()
    #expect(stat(folder.path + "/tags.txt.recovered", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600, "as private as the file")
  }

  @Test("it does so from a prompt, from a question and from help", arguments: ["a", "q", "?", "/"])
  func everywhere(key: String) throws {
    try folder.write("tags.txt", "one\ntwo\n")
    let pty = try preview(["-f", "tags.txt"])
    try pty.press("d")
    try pty.press(key)
    pty.send(signal: SIGTERM)
    #expect(try pty.waitForEnd() == .signalled(SIGTERM))
    try expectRestored(pty)
    #expect(try text("tags.txt.recovered") == "two\n")
  }

  @Test("nothing is kept when there is nothing unsaved", arguments: ["", "du", "dS"])
  func nothing(keys: String) throws {
    try folder.write("tags.txt", "one\ntwo\n")
    let pty = try preview(["-f", "tags.txt"])
    for key in keys { try pty.press(String(key)) }
    pty.send(signal: SIGTERM)
    #expect(try pty.waitForEnd() == .signalled(SIGTERM))
    try expectRestored(pty)
    #expect(pty.screen.text == "")
    #expect(try names() == ["tags.txt"])
  }

  @Test("what was kept before stays")
  func again() throws {
    try folder.write("tags.txt", "one\ntwo\n")
    for number in 1...3 {
      let pty = try preview(["-f", "tags.txt"])
      for _ in 0..<number { try pty.press("a\(number)\r\r") }
      pty.send(signal: SIGTERM)
      try pty.waitForEnd()
    }
    #expect(
      try names()
        == ["tags.txt", "tags.txt.recovered", "tags.txt.recovered-2", "tags.txt.recovered-3"])
    #expect(try text("tags.txt.recovered") == "one\n1\ntwo\n")
    #expect(try text("tags.txt.recovered-2") == "one\n2\n2\ntwo\n")
  }

  @Test("tags of no file go to the state folder, which is made for the user alone")
  func state() throws {
    let pty = try preview(["one", "two"], state: folder.path + "/a/state")
    try pty.press("d")
    pty.send(signal: SIGTERM)
    #expect(try pty.waitForEnd() == .signalled(SIGTERM))
    #expect(try text("a/state/tagcloud/tags.recovered") == "two\n")
    let lines = pty.screen.lines.joined()
    #expect(
      lines.hasPrefix("tagcloud: the unsaved tags are in '\(folder.path)/a/state/tagcloud/tags"))
    for (name, mode) in [("a/state/tagcloud", 0o700), ("a/state/tagcloud/tags.recovered", 0o600)] {
      var status = stat()
      #expect(stat(folder.path + "/" + name, &status) == 0)
      #expect(status.st_mode & 0o777 == mode_t(mode), "\(name)")
    }
  }

  @Test("where they can't be kept, that is said")
  func lost() throws {
    let pty = try preview(["one", "two"], state: "relative")
    try pty.press("d")
    pty.send(signal: SIGTERM)
    #expect(try pty.waitForEnd() == .signalled(SIGTERM))
    try expectRestored(pty)
    #expect(pty.screen.text == "tagcloud: the unsaved tags are lost: No such file or directory")
  }

  @Test("a terminal that goes away leaves them too", arguments: [true, false])
  func hangUp(isIgnored: Bool) throws {
    try folder.write("tags.txt", "one\ntwo\n")
    let pty = try preview(["-f", "tags.txt"], ignoring: isIgnored ? [SIGHUP] : [])
    try pty.press("d")
    pty.hangUp()
    #expect(try pty.waitForEnd().shellStatus == 128 + SIGHUP)
    #expect(try names() == ["tags.txt", "tags.txt.recovered"])
    #expect(try text("tags.txt.recovered") == "two\n")
  }

  @Test("signals that were ignored from the start stay so")
  func ignored() throws {
    try folder.write("tags.txt", "one\ntwo\nthree\n")
    let pty = try preview(["-f", "tags.txt"], ignoring: [SIGHUP, SIGTERM])
    try pty.press("d")
    pty.send(signal: SIGHUP)
    pty.send(signal: SIGTERM)
    try pty.press("d")
    try pty.waitFor(rows: ["[three]"])
    try pty.send("qq")
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(try names() == ["tags.txt"])
  }

  @Test("a stopped program keeps them when it is told to end and goes on")
  func stopped() throws {
    try folder.write("tags.txt", "one\ntwo\n")
    let pty = try preview(["-f", "tags.txt"])
    try pty.press("d")
    pty.send(signal: SIGSTOP)
    pty.send(signal: SIGTERM)
    pty.send(signal: SIGCONT)
    #expect(try pty.waitForEnd() == .signalled(SIGTERM))
    try expectRestored(pty)
    #expect(try text("tags.txt.recovered") == "two\n")
  }

  /// Nobody reads the terminal, so the loop writes for ever and never comes to heed a signal.
  @Test("a program that is stuck can be ended all the same")
  func stuck() throws {
    try folder.write("tags.txt", (0..<9000).map { "tag \($0)\n" }.joined())
    var launch = Launch(["-f", folder.path + "/tags.txt"])
    launch.environment["TERM"] = "xterm"
    let pty = try Pty(launch, columns: 500, rows: 200)
    try pty.waitForFrame()
    try pty.press("d")
    try pty.send("\u{C}")
    try pty.waitUntilStuck()
    try Wait.until("end of the program") {
      pty.send(signal: SIGTERM)
      usleep(20_000)
    } last: {
      "running"
    } _: {
      pty.termination != nil
    }
    #expect(pty.termination == .signalled(SIGTERM))
    #expect(try names() == ["tags.txt"], "it was stuck")
    #expect(try pty.settings == pty.originalSettings)
  }
}
