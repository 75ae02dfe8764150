import TestSupport
import Testing

/// B50: the option, else the terminal, else `COLUMNS`, else 80.
@Suite struct WidthSourceTests {
  /// Without a terminal.
  @Test(
    arguments: [
      (["--width", "13"], "12", 13, "option"),
      (["-w", "13"], nil, 13, "option"),
      ([], "12", 12, "environment"),
      ([], "", 80, "default"),
      ([], "wide", 80, "default"),
      ([], "-5", 80, "default"),
      ([], "12x", 80, "default"),
      ([], nil, 80, "default"),
    ] as [([String], String?, Int, String)])
  func inAPipe(options: [String], columns: String?, width: Int, source: String) throws {
    let environment = columns.map { ["COLUMNS": $0] } ?? [:]
    let report = try LayoutReport(of: options + ["a"], environment: environment)
    #expect(report.container.width == width)
    #expect(report.container.source == source)
  }

  /// On a terminal of 40 columns.
  @Test(
    arguments: [
      (["--width", "13"], "12", 13, "option"),
      ([], "12", 40, "terminal"),
      ([], nil, 40, "terminal"),
    ] as [([String], String?, Int, String)])
  func onATerminal(options: [String], columns: String?, width: Int, source: String) throws {
    var launch = Launch(["--json"] + options + ["a"])
    launch.environment["COLUMNS"] = columns
    let pty = try Pty(launch, columns: 40)
    #expect(try pty.waitForEnd() == .exited(0))
    let report = try LayoutReport(pty.bytes)
    #expect(report.container.width == width)
    #expect(report.container.source == source)
  }

  @Test(arguments: [
    ("13", ["[aaaa] [bbbb]"]),
    ("12", ["[aaaa]", "[bbbb]"]),
    ("0", ["[aaaa] [bbbb]"]),
  ])
  func rows(width: String, rows: [String]) throws {
    let options = ["--print", "--width", width, "aaaa", "bbbb"]
    #expect(try Program.run(Launch(Canonical.options + options)).lines == rows)
  }

  @Test func nothingIsTooWideWithoutALimit() throws {
    let tags = (1...500).map { "tag\($0)" }
    let lines = try Program.run(Launch(Canonical.options + ["--print", "-w", "0"] + tags)).lines
    #expect(lines == [tags.map { "[\($0)]" }.joined(separator: " ")])
  }

  @Test func noLineEndsInBlanks() throws {
    for alignment in Canonical.alignments {
      for box in ["rounded", "bracket", "none"] {
        let result = try Program.run(
          Launch(
            ["--print", "--width", "23", "--align", alignment, "--box", box] + Canonical.words))
        for line in result.lines {
          #expect(line.last != " ", "\(alignment) \(box) \(line)")
          #expect(PtyScreen.columns(of: line) <= 23, "\(alignment) \(box) \(line)")
        }
      }
    }
  }
}
