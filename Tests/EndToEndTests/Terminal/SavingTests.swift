import Foundation
import Glibc
import TestSupport
import Testing

/// `S`, `q` and the file, on the terminal.
@Suite struct SavingTests {
  private let folder: TemporaryDirectory
  private var path: String { folder.path + "/tags.txt" }

  init() throws { folder = try TemporaryDirectory() }

  private func preview(_ arguments: [String], columns: Int = 100) throws -> Pty {
    var launch = Launch(Canonical.options + arguments)
    launch.directory = folder.path
    let pty = try Pty(launch, columns: columns)
    try pty.waitForFrame()
    return pty
  }

  private func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("edits go back to the file, which is read as they were on the screen")
  func roundTrip() throws {
    try folder.write("tags.txt", "\u{FEFF}one\r\ntwo\r\nthree")
    let pty = try preview(["-f", "tags.txt"])
    try pty.waitFor(rows: ["[one] [two] [three]"])
    for keys in ["d", "a", "日本\r", "\r"] { try pty.press(keys) }
    try pty.waitFor("unsaved")
    try pty.press("S")
    try pty.waitFor("saved 3 tags to tags.txt")
    try pty.waitUntil("nothing unsaved") { !pty.screen.contains("unsaved") }
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(try bytes() == Array("\u{FEFF}two\r\n日本\r\nthree".utf8))
    #expect(try names() == ["tags.txt"])
    let again = try preview(["-f", "tags.txt"])
    try again.waitFor(rows: ["[two] [日本] [three]"])
    try again.send("q")
    #expect(try again.waitForEnd() == .exited(0))
  }

  @Test("q asks once about edits of a file", arguments: ["q", "S", "\u{3}"])
  func quit(answer: String) throws {
    try folder.write("tags.txt", "one\ntwo\n")
    let pty = try preview(["-f", "tags.txt"])
    try pty.press("d")
    try pty.press("q")
    try pty.waitFor("tags.txt: unsaved edits – S saves and quits, q quits, other keys go back")
    try pty.press("d")
    try pty.waitFor(rows: ["[two]"])
    try pty.press("q")
    try pty.send(answer)
    #expect(
      try pty.waitForEnd() == (answer == "\u{3}" ? .signalled(SIGINT) : .exited(0)))
    #expect(try pty.settings == pty.originalSettings)
    #expect(!pty.screen.isAlternate)
    #expect(try bytes() == Array((answer == "S" ? "two\n" : "one\ntwo\n").utf8))
  }

  @Test("keys that are typed at once are taken one after the other")
  func atOnce() throws {
    try folder.write("tags.txt", "one\ntwo\n")
    let pty = try preview(["-f", "tags.txt"])
    try pty.send("dSq")
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(try bytes() == Array("two\n".utf8))
  }

  @Test("a file that somebody else has written is overwritten only after a question")
  func changed() throws {
    try folder.write("tags.txt", "one\ntwo\n")
    let pty = try preview(["-f", "tags.txt"])
    try pty.press("d")
    try folder.write("tags.txt", "theirs\n")
    try pty.press("S")
    try pty.waitFor("tags.txt has changed since it was read – S overwrites it")
    try pty.press("\u{1B}")
    #expect(try bytes() == Array("theirs\n".utf8))
    try pty.press("S")
    try pty.press("S")
    try pty.waitFor("saved 1 tag to tags.txt")
    #expect(try bytes() == Array("two\n".utf8))
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
  }

  @Test("tags from elsewhere are saved under a name, but not over a file unasked")
  func name() throws {
    try folder.write("tags.txt", "theirs\n")
    let pty = try preview(["one", "two"])
    try pty.press("S")
    try pty.press("tags.txt\r")
    try pty.waitFor("tags.txt exists – S overwrites it")
    try pty.press("\r")
    #expect(try bytes() == Array("theirs\n".utf8))
    try pty.press("S")
    try pty.press("/dev/null\r")
    try pty.waitFor("cannot save: that is a device, not a file")
    try pty.press("\u{15}new.txt\r")
    try pty.waitFor("saved 2 tags to new.txt")
    #expect(try names() == ["new.txt", "tags.txt"])
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
  }

  @Test(
    "a sorted file, several files and operands besides ask for a name",
    arguments: [
      ["--sort", "name", "-f", "tags.txt"], ["-f", "tags.txt", "-f", "tags.txt"],
      ["-f", "tags.txt", "zero"], ["-f", "/dev/null"],
    ])
  func notWhole(arguments: [String]) throws {
    try folder.write("tags.txt", "b\na\n")
    let pty = try preview(arguments)
    try pty.press("S")
    try pty.waitFor("save the tags as:")
    try pty.send([3])
    try pty.waitForEnd()
    #expect(try bytes() == Array("b\na\n".utf8))
  }

  /// The limit stands for a full disk: a write that ends in the middle.
  @Test("a file that doesn't fit leaves the old one, and the edits on the screen")
  func full() throws {
    try folder.write("tags.txt", "one\n")
    let words = (Canonical.options + ["-f", "tags.txt"]).joined(separator: " ")
    var launch = Launch.shell("ulimit -f 1; exec $TC \(words)")
    launch.directory = folder.path
    let pty = try Pty(launch)
    try pty.waitForFrame()
    try pty.send("\u{1B}[200~" + String(repeating: "x", count: 1500) + "\u{1B}[201~")
    try pty.waitFor("added 1 tag")
    try pty.press("S")
    try pty.waitFor("cannot save: File too large")
    #expect(try bytes() == Array("one\n".utf8))
    #expect(try names() == ["tags.txt"])
    try pty.press("\u{1B}")
    try pty.press("u")
    try pty.press("a")
    try pty.press("two\r\r")
    try pty.press("S")
    try pty.waitFor("saved 2 tags to tags.txt")
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(try bytes() == Array("one\ntwo\n".utf8))
  }

  @Test("edited tags that something waits for are written without a question")
  func awaited() throws {
    try folder.write("tags.txt", "one\ntwo\n")
    var launch = Launch(["--interactive", "-f", "tags.txt"])
    launch.directory = folder.path
    launch.output = .captured
    let pty = try Pty(launch)
    try pty.waitForFrame()
    try pty.send("dq")
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(pty.output == Array("two\n".utf8))
    #expect(try bytes() == Array("one\ntwo\n".utf8))
  }
}
