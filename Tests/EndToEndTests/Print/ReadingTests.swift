import TestSupport
import Testing

/// "I throw in what is already on the disk": files, pipes, and what is wrong with them.
@Suite struct ReadingTests {
  static let plain = [
    "swift", "ncurses", "tag cloud", "terminal", "layout", "left", "right", "center", "unicode",
    "wrap", "C", "box",
  ]

  @Test(
    "S3.1 a pipe's lines become boxes",
    arguments: [
      ("cut -d, -f1 \"$FILES/14_booru_style.csv\"", 8),
      ("tr -d '{}[]\"' <\"$FILES/07_github_topics.json\" | cut -d: -f2 | tr , '\\n'", 6),
      ("printf 'v1.0\\nv1.1\\nv2.0\\n'", 3),
    ])
  func pipes(command: String, count: Int) throws {
    var launch = Launch.shell("\(command) | $TC --json")
    launch.environment["FILES"] = Fixture.path("")
    let result = try Program.run(launch)
    #expect(try LayoutReport(result.output).items.count == count)
  }

  @Test("S3.2 a file's lines, two files in their order, and standard input by its name")
  func files() throws {
    let plain = Fixture.path("01_lines_plain.txt")
    let other = Fixture.path("03_lines_bom_no_eol.txt")
    #expect(try LayoutReport(of: ["-f", plain]).texts == Self.plain)
    #expect(
      try LayoutReport(of: ["-f", plain, "-f", other]).texts == Self.plain + [
        "alpha", "beta", "gamma",
      ])
    #expect(
      try LayoutReport(of: ["-f", other, "-f", "-"], input: .text("x\ny\n")).texts == [
        "alpha", "beta", "gamma", "x", "y",
      ])
  }

  @Test("S3.3 no CR, no BOM, no empty box")
  func windowsFiles() throws {
    let names = ["02_lines_crlf_blank_dup.txt", "03_lines_bom_no_eol.txt"]
    let tags = [
      ["Marvel", "marvel", "twist ending", "Twist Ending", "sci-fi", "sci-fi", "marvel"],
      ["alpha", "beta", "gamma"],
    ]
    for (name, tags) in zip(names, tags) {
      #expect(try LayoutReport(of: ["-f", Fixture.path(name)]).texts == tags)
      let printed = try Program.run("--print", "-f", Fixture.path(name))
      #expect(!printed.output.contains(0x0D))
      #expect(!printed.text.unicodeScalars.contains("\u{FEFF}"))
    }
  }

  @Test("S3.4 operands first, then files; standard input only when there is neither")
  func order() throws {
    let other = Fixture.path("03_lines_bom_no_eol.txt")
    let input = Launch.Input.text("from a pipe\n")
    #expect(
      try LayoutReport(of: ["one", "-f", other], input: input).texts == [
        "one", "alpha", "beta", "gamma",
      ])
    #expect(try LayoutReport(of: ["one"], input: input).texts == ["one"])
    #expect(try LayoutReport(of: [], input: input).texts == ["from a pipe"])
  }

  @Test(
    "B33, B34 newlines and marks of every system",
    arguments: [
      ("alpha\nbeta\r\ngamma\rdelta", ["alpha", "beta", "gamma", "delta"]),
      ("alpha\r\nbeta\r\n\r\n gamma \r\n", ["alpha", "beta", "gamma"]),
      ("\u{FEFF}alpha\nbeta\n", ["alpha", "beta"]),
      ("#a\nb, c\n\"d\"\n12\n\t e f\t \n", ["#a", "b, c", "\"d\"", "12", "e f"]),
      ("", []), ("\n\n  \n", []), ("\u{FEFF}", []),
    ])
  func lines(input: String, tags: [String]) throws {
    #expect(try LayoutReport(of: [], input: .text(input)).texts == tags)
    let printed = try Program.run("--print", "--box", "none", "--padding", "0", input: .text(input))
    #expect(printed.termination == .exited(0))
    #expect(printed.output.isEmpty == tags.isEmpty)
    #expect(printed.errorText == "")
  }

  @Test("invalid UTF-8 becomes U+FFFD, with one warning that names file and line")
  func invalidBytes() throws {
    let directory = try TemporaryDirectory()
    let bytes = Array("good\nb".utf8) + [0xFF] + Array("d\nw".utf8) + [0xC3, 0x28, 0x0A]
    let file = try directory.write("tags.txt", bytes)
    let result = try Program.run("--json", "-f", file)
    #expect(try LayoutReport(result.output).texts == ["good", "b\u{FFFD}d", "w\u{FFFD}("])
    #expect(result.termination == .exited(0))
    #expect(result.errorLines.count == 1)
    #expect(result.errorText.hasPrefix("tagcloud: "))
    let parts = result.errorText.components(separatedBy: file)
    #expect(parts.count == 2, "\(result.errorText)")
    #expect(parts.last?.contains("2") == true, "\(result.errorText)")
  }

  @Test(
    "S3.2, S9.3 a file that can't be read is one line with its name, exit 1",
    arguments: [
      ("/nonexistent/tags.txt", "No such file or directory"),
      ("/tmp", "Is a directory"),
      ("/proc/self/mem", "Input/output error"),
    ])
  func unreadable(file: String, reason: String) throws {
    for mode in ["--print", "--json"] {
      let result = try Program.run(mode, "-f", file)
      #expect(result.termination == .exited(1))
      #expect(result.output.isEmpty)
      #expect(result.errorLines.count == 1)
      #expect(result.errorText.hasPrefix("tagcloud: "))
      #expect(result.errorText.contains(file))
      #expect(result.errorText.contains(reason))
    }
    let pty = try Pty(Launch(["-f", file]))
    #expect(try pty.waitForEnd() == .exited(1))
    #expect(!pty.bytes.contains(0x1B), "the screen stays untouched")
    #expect(pty.screen.contains(file))
  }

  @Test("S9.3 a program as input gives harmless boxes")
  func binary() throws {
    let result = try Program.shell(
      "head -c 300000 \"$TC\" | $TC --print --box bracket --width 80")
    #expect([0, 1].contains(result.termination.shellStatus), "\(result.termination)")
    #expect(result.errorLines.count <= 1)
    let controls = result.text.unicodeScalars.filter {
      $0 != "\n" && $0.properties.generalCategory == .control
    }
    #expect(controls.isEmpty)
    #expect(result.lines.count > 100)
  }
}

extension String {
  /// The pieces between the occurrences of a separator.
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
