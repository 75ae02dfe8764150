import TestSupport
import Testing

/// "I put it into a script or a test": the printed rows, with and without a terminal.
@Suite struct PrintStoryTests {
  @Test(
    "S5.1 --print gives the rows of every alignment, under both spellings of its name",
    arguments: [
      ("left", "left"), ("rightFlow", "rightFlow"), ("rightFlow", "right-flow"),
      ("rightData", "rightData"), ("rightData", "right-data"), ("center", "center"),
    ])
  func rows(alignment: String, spelling: String) throws {
    let rows = try #require(Canonical.rows[alignment])
    let arguments = ["--print", "--width", "30", "--align", spelling]
    let result = try Program.run(Launch(Canonical.options + arguments + Canonical.words))
    #expect(result.text == rows.map { $0 + "\n" }.joined())
    #expect(result.errorText == "")
    #expect(result.termination == .exited(0))
  }

  @Test("S5.1 the same rows on a terminal, and no escape sequence")
  func onATerminal() throws {
    let rows = try #require(Canonical.rows["center"])
    let arguments = ["--print", "--width", "30", "--align", "center"]
    let pty = try Pty(Launch(Canonical.options + arguments + Canonical.words))
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(String(decoding: pty.bytes, as: UTF8.self) == rows.map { $0 + "\r\n" }.joined())
  }

  @Test("S5.2 --json twice gives the same bytes, and one newline ends them")
  func jsonIsStable() throws {
    let launch = Launch(["--json", "--width", "30"] + Canonical.words)
    let first = try Program.run(launch)
    #expect(try Program.run(launch).output == first.output)
    #expect(try Program.run(launch).output == first.output)
    #expect(first.text.hasSuffix("}\n"))
    #expect(!first.text.hasSuffix("\n\n"))
    _ = try LayoutReport(first.output)
  }

  @Test("S5.3 nothing to show is an empty list, and width 0 is no limit")
  func jsonAtTheEdges() throws {
    let empty = try LayoutReport(of: [], input: .text(""))
    #expect(empty.items.isEmpty && empty.lines.isEmpty)
    let unlimited = try LayoutReport(of: ["--width", "0", "a"])
    #expect(unlimited.texts == ["a"])
    #expect(unlimited.lines.count == 1)
  }

  @Test("S5.4 a reader that goes away early is no error")
  func headOfMuch() throws {
    let options = Canonical.options.joined(separator: " ")
    let result = try Program.shell(
      "seq 20000 | $TC \(options) --print --width 80 | head -n 1; echo ${PIPESTATUS[1]}")
    #expect(result.lines.first?.hasPrefix("[1] [2] [3] [4]") == true)
    #expect(["0", "141"].contains(result.lines.last ?? ""))
    #expect(result.lines.count == 2)
    #expect(result.errorText == "")
  }

  @Test(
    "S7.1, S7.2 rightFlow keeps the reading order, rightData puts the first tag at the right",
    arguments: [
      (9, "right-flow", ["   [1] [2] [3]", "   [4] [5] [6]", "   [7] [8] [9]"]),
      (9, "right-data", ["   [3] [2] [1]", "   [6] [5] [4]", "   [9] [8] [7]"]),
      (8, "right-flow", ["   [1] [2] [3]", "   [4] [5] [6]", "       [7] [8]"]),
      (8, "right-data", ["   [3] [2] [1]", "   [6] [5] [4]", "       [8] [7]"]),
    ])
  func twoKindsOfRight(count: Int, alignment: String, rows: [String]) throws {
    let tags = (1...count).map(String.init)
    #expect(try Canonical.printed(["--align", alignment] + tags, width: 14) == rows)
  }

  @Test(
    "every box style has its shape",
    arguments: [
      ("rounded", ["╭────╮", "│ ab │", "╰────╯"]),
      ("square", ["┌────┐", "│ ab │", "└────┘"]),
      ("heavy", ["┏━━━━┓", "┃ ab ┃", "┗━━━━┛"]),
      ("double", ["╔════╗", "║ ab ║", "╚════╝"]),
      ("ascii", ["+----+", "| ab |", "+----+"]),
      ("bracket", ["[ ab ]"]),
      ("none", [" ab"]),
    ])
  func boxStyles(style: String, rows: [String]) throws {
    #expect(try Program.run("--print", "--box", style, "ab").lines == rows)
  }
}
