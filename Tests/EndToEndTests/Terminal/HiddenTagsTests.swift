import TestSupport
import Testing

/// A limit of lines in the preview: the label is shown, and no key gets to a hidden tag.
@Suite struct HiddenTagsTests {
  private let tags = (1...30).map { "tag\($0)" }

  private func preview(_ options: [String], columns: Int = 100, rows: Int = 24) throws -> Pty {
    let pty = try Pty(Launch(options + tags), columns: columns, rows: rows)
    try pty.waitForFrame()
    return pty
  }

  @Test("the label stands in a box, m1 limits further, m0 shows all")
  func label() throws {
    let pty = try preview(["--max-lines", "2"])
    // 11 boxes fill the first line; 8 more and the label take 92 cells of the second.
    try pty.waitFor("│ +11 more │")
    #expect(pty.status?.hidden == 11)
    try pty.press("m")
    try pty.press("1\r")
    try pty.waitFor("│ +21 more │")
    #expect(pty.status?["lines"] == "1")
    try pty.press("m")
    try pty.press("0\r")
    #expect(!pty.screen.contains("more"))
    #expect(pty.screen.contains("tag30"))
    #expect(pty.status?.fields.contains { $0.hasPrefix("max") || $0.hasSuffix("hidden") } == false)
    try pty.press("m")
    try pty.press("many\r")
    try pty.waitFor("'many' is not a number of lines (a whole number from 0 to 1000000)")
    try pty.press("\u{15}3\r")
    try pty.waitUntil("three lines") { pty.status?["lines"] == "3" }
  }

  @Test("the selection stays on tags that are shown")
  func selection() throws {
    let pty = try preview(["--max-lines", "2"])
    let last = 30 - (try #require(pty.status).hidden)
    for keys in ["G", "l", "j", "\u{1B}[F", "G"] {
      try pty.press(keys)
      let number = pty.status?["sel"]?.split(separator: "/").first.flatMap { Int($0) }
      #expect(number.map { $0 <= last } == true, "\(keys): \(pty.screen)")
    }
    #expect(pty.status?["sel"]?.hasPrefix("\(last)/30 ") == true)
    // A tag that is shown no more gives way, and is selected again once there is a line for it.
    try pty.press("m")
    try pty.press("\u{15}1\r")
    let least = 30 - (try #require(pty.status).hidden)
    #expect(pty.status?["sel"]?.hasPrefix("\(least)/30 ") == true)
    try pty.press("m")
    try pty.press("\u{15}0\r")
    #expect(pty.status?["sel"]?.hasPrefix("\(last)/30 ") == true)
  }

  @Test("deleting fills the lines from what was hidden; undo takes it back")
  func deleting() throws {
    let pty = try preview(["--max-lines", "1", "--box", "bracket"], columns: 60)
    let first = pty.screen.lines[1]
    for _ in 0..<3 { try pty.press("d") }
    #expect(pty.screen.lines[1].hasPrefix("[ tag4 ] [ tag5 ]"))
    #expect(pty.status?.tagCount == 27)
    try pty.expectPlainLabel()
    for _ in 0..<3 { try pty.press("u") }
    #expect(pty.screen.lines[1] == first)
    try pty.press("G")
    for _ in 0..<40 { try pty.press("d") }
    try pty.waitFor("no tags")
    for _ in 0..<30 { try pty.press("u") }
    #expect(pty.screen.lines[1] == first)
  }

  @Test("a tag added where it is hidden is counted and told of")
  func adding() throws {
    let pty = try preview(["--max-lines", "1", "--box", "bracket"], columns: 60)
    let hidden = try #require(pty.status).hidden
    try pty.press("A")
    try pty.press("new\r")
    try pty.press("\r")
    #expect(pty.status?.hidden == hidden + 1)
    #expect(pty.status?.tagCount == 31)
    try pty.expectPlainLabel()
  }

  @Test("find tells of what is hidden and does not go there")
  func find() throws {
    let pty = try preview(["--max-lines", "1"])
    try pty.press("/")
    try pty.press("tag30")
    #expect(pty.screen.contains("only hidden tags hold it"))
    try pty.press("\r")
    try pty.waitFor("only a hidden tag holds \"tag30\"")
    #expect(pty.status?["sel"]?.hasPrefix("1/30 ") == true)
    try pty.press("/")
    try pty.press("tag1\r")
    try pty.waitFor("match 1 of 11 for \"tag1\", 10 hidden")
    try pty.press("n")
    #expect(pty.status?["sel"]?.hasPrefix("1/30 ") == true)
    try pty.press("/")
    try pty.press("none\r")
    try pty.waitFor("no tag holds \"none\"")
  }

  @Test(
    "tiny terminals", arguments: [["--max-lines", "2"], ["--max-lines", "1", "--align", "8"]])
  func tiny(options: [String]) throws {
    let options = options.map { $0 == "8" ? "fill" : $0 }
    let pty = try preview(options, columns: 100)
    let first = pty.screen.lines
    for (columns, rows) in [(40, 12), (20, 5), (9, 4), (5, 3), (3, 2), (2, 1), (1, 1)] {
      try pty.resizeAndSettle(columns: columns, rows: rows)
      #expect(pty.screen.lines.allSatisfy { PtyScreen.columns(of: $0) <= columns })
      for key in ["G", "h", "k", "g"] { try pty.press(key) }
    }
    try pty.resizeAndSettle(columns: 100, rows: 24)
    #expect(pty.screen.lines == first)
  }

  @Test("q ends with 1 when --strict finds hidden tags")
  func strict() throws {
    let pty = try preview(["--max-lines", "1", "--strict"])
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(1))
    #expect(pty.screen.contains("tags are hidden, the first is 'tag"))
  }

  @Test("on exit p prints the label, and q writes the hidden tags with the others")
  func exit() throws {
    let printing = try preview(["--max-lines", "1", "--box", "bracket"], columns: 60)
    let row = printing.screen.lines[1]
    try printing.press("p")
    try printing.send("q")
    #expect(try printing.waitForEnd() == .exited(0))
    try printing.waitUntil("the row") { printing.screen.lines.contains(row) }

    var launch = Launch(["--max-lines", "1", "--interactive"] + tags)
    launch.output = .captured
    let writing = try Pty(launch, columns: 60)
    try writing.waitForFrame()
    try writing.press("z")
    try writing.press("u")
    try writing.press("d")
    try writing.send("q")
    #expect(try writing.waitForEnd() == .exited(0))
    let lines = tags.dropFirst().map { $0 + "\n" }.joined()
    #expect(String(decoding: writing.output, as: UTF8.self) == lines)
  }

  @Test("too many minimum lines are refused: in the status line, and on standard error after it")
  func refusal() throws {
    let many = (1...3000).map(String.init)
    let arguments = ["--break", "balanced", "--min-lines", "2999", "--width", "100"]
    let message =
      "tagcloud: at least 2999 lines of 3000 tags are not made: lines × tags exceed 4000000"
    let result = try Program.run(Launch(["--print"] + arguments + many))
    #expect(result.termination == .exited(0))
    #expect(result.errorLines == [message])
    let pty = try Pty(Launch(arguments + many), columns: 200)
    try pty.waitForFrame()
    #expect(pty.status?.fields.contains("min 2999 refused") == true, "\(pty)")
    try pty.press("B")
    #expect(pty.status?.fields.contains("min 2999") == true, "\(pty)")
    try pty.press("B")
    try pty.waitFor("at least 2999 lines of 3000 tags are not made")
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
    try pty.waitFor("tagcloud: at least 2999 lines of 3000 tags are not made")
  }
}

extension Pty {
  /// Proves that the first row ends in a bare label that counts what the status line calls hidden.
  fileprivate func expectPlainLabel() throws {
    let hidden = try #require(status).hidden
    #expect(screen.lines[1].hasSuffix("[ +\(hidden) more ]"), "\(self)")
  }
}
