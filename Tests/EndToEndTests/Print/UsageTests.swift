import TestSupport
import Testing

/// "I do it wrong": bad options, and the way to the right ones.
@Suite struct UsageTests {
  @Test(
    "S9.2 a bad value is named in one line, with what is allowed; exit 2",
    arguments: [
      (["--align", "rihgt"], "'rihgt'", "right-flow"),
      (["--align", ""], "''", "left"),
      (["--align=rightflow2"], "'rightflow2'", "right-flow"),
      (["-a", "middle"], "'middle'", "center"),
      (["--width", "abc"], "'abc'", "width"),
      (["--width", "-5"], "'-5'", "width"),
      (["--width", ""], "''", "width"),
      (["-w", "12.5"], "'12.5'", "width"),
      (["--height", "tall"], "'tall'", "height"),
      (["--item-spacing", "-1"], "'-1'", "spacing"),
      (["--line-spacing", "x"], "'x'", "spacing"),
      (["--padding", "-1"], "'-1'", "padding"),
      (["--box", "round"], "'round'", "rounded"),
      (["--scroll", "diagonal"], "'diagonal'", "horizontal"),
      (["--line-align", "middle"], "'middle'", "bottom"),
      (["--oversize", "wrap"], "'wrap'", "clamp"),
      (["--inset", "1,x,1,1"], "'1,x,1,1'", ""),
      (["--item-size", "5by3"], "'5by3'", ""),
      (["--nonsense"], "--nonsense", ""),
      (["--alignn", "left"], "--alignn", "--align"),
      (["-Z"], "-Z", ""),
      (["--width"], "--width", ""),
    ])
  func badValues(arguments: [String], named: String, allowed: String) throws {
    let result = try Program.run(Launch(["--print", "a"] + arguments))
    #expect(result.termination == .exited(2))
    #expect(result.output.isEmpty)
    #expect(result.errorLines.count == 1, "\(result.errorText)")
    #expect(result.errorText.hasPrefix("tagcloud: "), "\(result.errorText)")
    #expect(result.errorText.contains(named), "\(result.errorText)")
    #expect(result.errorText.contains(allowed), "\(result.errorText)")
    #expect(!result.errorText.hasSuffix(".\n"), "\(result.errorText)")
  }

  @Test("S9.2 on a terminal the same line, and nothing drawn")
  func badValueOnATerminal() throws {
    let pty = try Pty(Launch(["--align", "rihgt"] + Canonical.words))
    #expect(try pty.waitForEnd() == .exited(2))
    #expect(!pty.bytes.contains(0x1B))
    #expect(pty.screen.contains("'rihgt'"))
  }

  @Test(
    "absurd numbers never trap",
    arguments: [
      "--width", "--height", "--item-spacing", "--line-spacing", "--padding", "--inset",
    ], ["99999999999999999999", "9223372036854775807", "2147483648"])
  func absurdNumbers(option: String, value: String) throws {
    let result = try Program.run("--json", "--width", "30", option, value, "a", "b")
    #expect([0, 2].contains(result.termination.shellStatus), "\(result.termination)")
    #expect((result.termination == .exited(2)) == !result.errors.isEmpty)
  }

  @Test("S9.1, B51 help needs no terminal", arguments: ["--help", "-h"])
  func help(option: String) throws {
    let result = try Program.run(option)
    #expect(result.termination == .exited(0))
    #expect(result.errorText == "")
    #expect(!result.output.contains(0x1B))
    #expect(result.lines.first?.contains("tagcloud [") == true)
    let words = [
      "--file", "--print", "--json", "--width", "--height", "--align", "--item-spacing",
      "--line-spacing", "--padding", "--box", "--inset", "--item-size", "--scroll", "--line-align",
      "--oversize", "--rtl", "--interactive", "--version", "TAGCLOUD_OPTS", "Tab",
    ]
    for word in words { #expect(result.text.contains(word), "\(word)") }
    #expect(result.lines.allSatisfy { PtyScreen.columns(of: $0) <= 80 })
  }

  @Test("S7.3 help explains each alignment in words that the option takes")
  func helpOfAlignments() throws {
    let lines = try Program.run("--help").lines
    for name in ["left", "right-flow", "right-data", "center"] {
      let sentence = lines.contains { line in
        let words = line.split(separator: " ")
        return words.first.map(String.init) == name && words.count > 3
      }
      #expect(sentence, "a line that starts with \(name)")
    }
  }

  @Test("help comes first, even beside bad options")
  func helpBesideMistakes() throws {
    let help = try Program.run("--help").output
    for arguments in [["--align", "rihgt", "--help"], ["--nonsense", "-h"]] {
      let result = try Program.run(Launch(arguments))
      #expect(result.termination == .exited(0))
      #expect(result.output == help)
      #expect(result.errorText == "")
    }
  }

  @Test("the version and what it is made of")
  func version() throws {
    let result = try Program.run("--version")
    #expect(result.termination == .exited(0))
    #expect(result.lines.first == "tagcloud 0.1.0")
    #expect(result.lines.dropFirst().contains { $0.contains("ncurses") })
    #expect(result.lines.dropFirst().contains { $0.contains("Unicode") })
    #expect(result.errorText == "")
  }
}
