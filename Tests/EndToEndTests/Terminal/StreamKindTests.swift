import Glibc
import TestSupport
import Testing

/// Which stream is a terminal and which is not: keys and screen always find the terminal.
@Suite struct StreamKindTests {
  @Test("B40, S3.1 tags from a pipe, keys from the terminal")
  func pipedTags() throws {
    var launch = Launch(Canonical.options)
    launch.input = .text("q\nx\nalpha\n")
    let pty = try Pty(launch)
    try pty.waitFor(rows: ["[q] [x] [alpha]"])
    try pty.waitFor(alignment: "left")
    try pty.send("\t")
    try pty.waitFor(alignment: "rightFlow")
    try pty.waitFor(rows: [String(repeating: " ", count: 80 - 15) + "[q] [x] [alpha]"])
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(try pty.settings == pty.originalSettings)
  }

  @Test(
    "S3.1 a pipeline of the shell",
    arguments: [
      "printf 'v1.0\\nv1.1\\n' | $TC", "ls / | $TC",
      "cut -d, -f1 \"$FILES/14_booru_style.csv\" | $TC",
    ])
  func pipeline(command: String) throws {
    var launch = Launch.shell(command)
    launch.environment["FILES"] = Fixture.path("")
    let pty = try Pty(launch)
    try pty.waitForFrame()
    try pty.press("\t")
    try pty.waitFor(alignment: "rightFlow")
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
  }

  static let inputs: [(String, Launch.Input)] = [
    ("a terminal", .terminal), ("a pipe", .text("x\n")), ("a file", .file("/etc/passwd")),
    ("nothing", .nothing), ("closed", .closed),
  ]

  @Test("the preview runs with any standard input", arguments: inputs.indices)
  func anyInput(index: Int) throws {
    let (name, input) = Self.inputs[index]
    var launch = Launch(Canonical.options + Canonical.words)
    launch.input = input
    let pty = try Pty(launch)
    try pty.waitUntil("the tags, with \(name) as input") { pty.screen.contains("[made] [in]") }
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
  }

  @Test(
    "B38 without a tag the screen says so and q quits", arguments: ["", "\n\n  \n", "\u{FEFF}"])
  func emptyInput(text: String) throws {
    var launch = Launch([])
    launch.input = .text(text)
    let pty = try Pty(launch)
    try pty.waitForFrame()
    try pty.waitFor("tag")
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
  }

  @Test("x=$(tagcloud --interactive …): the screen on the terminal, the tags on standard output")
  func captured() throws {
    var launch = Launch(Canonical.options + ["--interactive", "a", "b", "c"])
    launch.output = .captured
    let pty = try Pty(launch)
    try pty.waitFor(rows: ["[a] [b] [c]"])
    #expect(pty.screen.isAlternate)
    try pty.send("d")
    try pty.waitFor(rows: ["[b] [c]"])
    #expect(pty.output.isEmpty)
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(String(decoding: pty.output, as: UTF8.self) == "b\nc\n")
    #expect(try pty.settings == pty.originalSettings)
  }

  @Test("the same in a shell, with tags from a pipe, and as a report")
  func capturedByAShell() throws {
    let options = Canonical.options.joined(separator: " ")
    let pty = try Pty(
      .shell("tags=$(printf 'a\\nb\\n' | $TC \(options) --interactive); echo \"<$tags>\""))
    try pty.waitFor(rows: ["[a] [b]"])
    try pty.press("x")
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(pty.screen.lines.first == "<b>")

    var launch = Launch(["--interactive", "--json", "a", "b"])
    launch.output = .captured
    let report = try Pty(launch)
    try report.waitForFrame()
    try report.press("d")
    try report.send("q")
    #expect(try report.waitForEnd() == .exited(0))
    #expect(try LayoutReport(report.output).texts == ["b"])
  }

  @Test("a piped standard output without --interactive is printed to")
  func pipedOutput() throws {
    var launch = Launch(Canonical.options + ["--width", "30"] + Canonical.words)
    launch.output = .captured
    let pty = try Pty(launch)
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(pty.bytes.isEmpty)
    let rows = try #require(Canonical.rows["left"])
    #expect(String(decoding: pty.output, as: UTF8.self) == rows.map { $0 + "\n" }.joined())
  }

  @Test("without a controlling terminal there is text, on a terminal's standard output too")
  func noControllingTerminal() throws {
    var launch = Launch(Canonical.options + Canonical.words)
    launch.input = .nothing
    launch.controlsTerminal = false
    let pty = try Pty(launch, columns: 30)
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(Array(pty.screen.lines.prefix(3)) == Canonical.rows["left"])
    #expect(!pty.bytes.contains(0x1B))
  }

  @Test("a terminal that was demanded and isn't there: one line that names the way out, exit 2")
  func demandedTerminal() throws {
    let result = try Program.run("--interactive", "a")
    #expect(result.termination == .exited(2))
    #expect(result.output.isEmpty)
    #expect(result.errorLines.count == 1)
    #expect(result.errorText.hasPrefix("tagcloud: "))
    #expect(result.errorText.contains("--print"))
  }

  @Test("S9.1, B51 a bare call on a terminal shows the demo at once")
  func demo() throws {
    let pty = try Pty(Launch([]))
    try pty.waitForFrame()
    for word in Canonical.words { try pty.waitFor(word) }
    try pty.waitFor("╭")
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
  }
}
