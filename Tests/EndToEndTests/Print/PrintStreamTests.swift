import Glibc
import TestSupport
import Testing

/// Where printed bytes go, and what happens when they can't.
@Suite struct PrintStreamTests {
  @Test("a full disk is exit 1 and a message", arguments: ["--print", "--json"])
  func fullDisk(mode: String) throws {
    var launch = Launch([mode] + Canonical.words)
    launch.output = .file("/dev/full")
    let result = try Program.run(launch)
    #expect(result.termination == .exited(1))
    #expect(result.errorLines.count == 1)
    #expect(result.errorText.hasPrefix("tagcloud: "))
    #expect(result.errorText.contains("No space left on device"))
  }

  @Test("a closed standard output is exit 1 and a message", arguments: ["--print", "--json"])
  func closedOutput(mode: String) throws {
    var launch = Launch([mode] + Canonical.words)
    launch.output = .closed
    let result = try Program.run(launch)
    #expect(result.termination == .exited(1))
    #expect(result.errorLines.count == 1)
    #expect(result.errorText.hasPrefix("tagcloud: "))
  }

  @Test("a reader that is gone ends the program by SIGPIPE, in silence")
  func brokenPipe() throws {
    var launch = Launch(["--print"] + Canonical.words)
    launch.output = .broken
    let result = try Program.run(launch)
    #expect(result.termination == .signalled(SIGPIPE))
    #expect(result.errorText == "")
  }

  @Test("an ignored SIGPIPE makes it a write error")
  func ignoredBrokenPipe() throws {
    var launch = Launch(["--print"] + Canonical.words)
    launch.output = .broken
    launch.ignoredSignals = [SIGPIPE]
    let result = try Program.run(launch)
    #expect(result.termination == .exited(1))
    #expect(result.errorText.contains("Broken pipe"))
  }

  @Test("with every stream closed the program still ends by itself")
  func everythingClosed() throws {
    var launch = Launch(["--align", "rihgt", "a"])
    (launch.input, launch.output, launch.errors) = (.closed, .closed, .closed)
    #expect(try Program.run(launch).termination == .exited(2))
    launch.arguments = ["--print", "a"]
    #expect(try Program.run(launch).termination == .exited(1))
  }

  @Test("B48 no escape sequence in a pipe, whatever the colours", arguments: ["", "1"])
  func plainInAPipe(noColor: String) throws {
    let result = try Program.run(
      "--print", "a", "b", environment: ["NO_COLOR": noColor, "TERM": "xterm-256color"])
    #expect(!result.output.contains(0x1B))
    #expect(result.termination == .exited(0))
  }

  @Test("without --print a pipe gets text all the same")
  func pipeMeansPrint() throws {
    let result = try Program.run(Launch(Canonical.options + ["--width", "30"] + Canonical.words))
    #expect(result.lines == Canonical.rows["left"])
    #expect(result.termination == .exited(0))
  }

  @Test(
    "B47 printing doesn't depend on the locale",
    arguments: ["C", "POSIX", "en_US.UTF-8", "ja_JP.UTF-8", ""])
  func locales(locale: String) throws {
    let expected = try Program.run("--print", "日本", "é", "❤️", "plain")
    var launch = Launch(["--print", "日本", "é", "❤️", "plain"])
    launch.environment["LC_ALL"] = locale.isEmpty ? nil : locale
    #expect(try Program.run(launch).output == expected.output)
    launch.arguments[0] = "--json"
    let json = try Program.run("--json", "日本", "é", "❤️", "plain")
    #expect(try Program.run(launch).output == json.output)
    #expect(expected.text.contains("日本") && json.text.contains("日本"))
  }

  @Test("B35 controls in tags reach neither the text nor the report")
  func controlsAreShown() throws {
    let tags = [
      "h\th", "pre\u{7}post", "\u{1B}[31mred\u{1B}[0m", "del\u{7F}", "c1\u{9B}2J", "a\rb",
    ]
    for mode in ["--print", "--json"] {
      let result = try Program.run(Launch([mode, "--width", "60"] + tags))
      #expect(result.termination == .exited(0))
      for scalar in result.text.unicodeScalars where scalar != "\n" {
        #expect(scalar.properties.generalCategory != .control, "\(mode) \(scalar.value)")
      }
    }
    let report = try LayoutReport(of: tags)
    #expect(report.texts == tags)
    for item in report.items {
      #expect(item.shown.contains("post") == (item.index == 1))
      #expect(item.frame?.width == PtyScreen.columns(of: item.shown) + 4)
    }
  }
}
