import Glibc
import TestSupport
import Testing

/// S10.3, S10.4: terminals of other kinds, without colours, in other locales.
@Suite struct TerminalTypeTests {
  @Test(
    "S10.3 these terminals work",
    arguments: ["xterm", "xterm-256color", "screen-256color", "tmux-256color", "linux", "vt100"])
  func types(name: String) throws {
    let pty = try Canonical.preview(columns: 40, environment: ["TERM": name])
    let printed = try Canonical.printed(Canonical.words, width: 40)
    try pty.waitFor(rows: printed)
    try pty.send("\t")
    try pty.waitFor(alignment: "rightFlow")
    try pty.waitFor(
      rows: try Canonical.printed(["--align", "right-flow"] + Canonical.words, width: 40))
    try pty.send("\u{1B}[Z")
    try pty.waitFor(rows: printed)
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(try pty.settings == pty.originalSettings)
    #expect(pty.screen.isCursorVisible && !pty.screen.isAlternate && pty.screen.modes.isEmpty)
  }

  @Test(
    "S10.3 these don't: one line that names the way out, exit 2, nothing drawn",
    arguments: ["dumb", "", nil, "nosuch"])
  func unusableTypes(name: String?) throws {
    var launch = Launch(Canonical.words)
    launch.environment["TERM"] = name
    let pty = try Pty(launch)
    #expect(try pty.waitForEnd() == .exited(2))
    #expect(!pty.bytes.contains(0x1B))
    let lines = pty.screen.text.replacingWraps(columns: 80)
    #expect(lines.hasPrefix("tagcloud: "))
    #expect(lines.contains("--print"))
    #expect(pty.bytes.count { $0 == UInt8(ascii: "\n") } == 1)
    #expect(try pty.settings == pty.originalSettings)

    launch.arguments.insert("--print", at: 0)
    #expect(try Program.run(launch).termination == .exited(0))
  }

  @Test("NO_COLOR: no colour, and the selection is still told")
  func noColor() throws {
    let pty = try Canonical.preview(environment: ["NO_COLOR": "1"])
    try pty.press("\t")
    try pty.press("l")
    try pty.press("?")
    #expect(pty.screen.colorParameters.isEmpty)
    #expect(!pty.screen.styleParameters.isDisjoint(with: [1, 4, 7]))
  }

  @Test("an empty NO_COLOR is none")
  func emptyNoColor() throws {
    let plain = try Canonical.preview()
    let empty = try Canonical.preview(environment: ["NO_COLOR": ""])
    for pty in [plain, empty] { try pty.press("?") }
    #expect(plain.screen.styleParameters == empty.screen.styleParameters)
  }

  @Test("no background is ever set but by reverse video")
  func noBackground() throws {
    let pty = try Canonical.preview()
    for key in ["\t", "l", "#", "r", "?", "?"] { try pty.press(key) }
    let backgrounds = pty.screen.styleParameters.filter {
      (40...48).contains($0) || (100...107).contains($0)
    }
    #expect(backgrounds.isEmpty)
  }

  @Test("the palette is left alone")
  func palette() throws {
    let pty = try Canonical.preview()
    try pty.press("\t")
    try pty.send("q")
    try pty.waitForEnd()
    let all = String(decoding: pty.bytes, as: UTF8.self)
    #expect(!all.contains("\u{1B}]4;"), "no colour is redefined")
  }

  @Test(
    "S10.4, B47 no locale gives mojibake",
    arguments: ["C.UTF-8", "C", "POSIX", "en_US.UTF-8", nil])
  func locales(name: String?) throws {
    var environment: [String: String?] = ["LC_ALL": name]
    if name == nil { environment["LANG"] = nil }
    let pty = try Canonical.preview(["日本", "é", "plain"], environment: environment)
    try pty.waitFor("[plain]")
    let row = try #require(pty.screen.lines.first { $0.contains("[plain]") })
    #expect(["[日本] [é] [plain]", #"[\u{65E5}\u{672C}] [\u{E9}] [plain]"#].contains(row))
    #expect(!pty.screen.text.contains("M-"))
    #expect(!pty.screen.text.contains("\u{FFFD}"))
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
  }

  @Test(
    "without any locale of UTF-8 the screen is ASCII and says so, and so is what is printed on it",
    arguments: ["POSIX", "C", "xx_XX.nosuch"])
  func noUTF8(name: String) throws {
    let environment = ["LC_ALL": name, "TAGCLOUD_TEST_LOCALE": "xx_XX.missing"]
    let tags = ["日本", "🇩🇪", "plain"]
    let pty = try Canonical.preview(["--box", "rounded"] + tags, environment: environment)
    let rule = "+----------------+ +------------------+ +-----+"
    try pty.waitFor(
      rows: [rule, "|\\u{65E5}\\u{672C}| |\\u{1F1E9}\\u{1F1EA}| |plain|", rule])
    #expect(pty.screen.contains("| no UTF-8 |"))
    try pty.press("?")
    try pty.press("p")
    #expect(pty.bytes.allSatisfy { $0 < 0x80 })
    try pty.press("?")
    try pty.press("p")
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
    let printed = try Program.run(
      Launch(
        Canonical.options + ["--box", "rounded", "--print", "--ascii", "--width", "80"] + tags)
    ).lines
    #expect(printed.allSatisfy(pty.screen.contains))
    #expect(pty.bytes.allSatisfy { $0 < 0x80 })
  }

  @Test("--ascii forces it, in a UTF-8 locale, and says so")
  func forcedASCII() throws {
    let pty = try Canonical.preview(
      ["--ascii", "--box", "rounded", "日本", "é"], columns: 100)
    let rule = "+----------------+ +------+"
    try pty.waitFor(rows: [rule, "|\\u{65E5}\\u{672C}| |\\u{E9}|", rule])
    #expect(pty.screen.contains("| ascii |"))
    #expect(pty.bytes.allSatisfy { $0 < 0x80 })
  }
}

extension String {
  /// The text with lines joined again that a terminal wrapped.
  fileprivate func replacingWraps(columns: Int) -> String {
    split(separator: "\n").map { $0.count == columns ? String($0) : $0 + "\n" }.joined()
  }
}
