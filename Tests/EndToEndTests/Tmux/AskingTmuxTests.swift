import TestSupport
import Testing

/// tmux is asked how it counts cells.
@Suite(.serialized) struct AskingTmuxTests {
  private static let tags = [
    "\u{1F469}\u{200D}\u{1F4BB} dev", "\u{1F1E9}\u{1F1EA}", "日本語", "e\u{301}", "\u{1F44D}\u{1F3FD}",
    "\u{2764}\u{FE0F}", "plain",
  ]

  @Test("W tells what it said, and the report names the same")
  func answers() throws {
    let directory = try TemporaryDirectory()
    let report = directory.path + "/report.json"
    var launch = Launch(
      Canonical.options + ["--interactive", "--json", "--output", report] + Self.tags)
    launch.environment["TAGCLOUD_NO_PROBE"] = nil
    let tmux = try Tmux(launch, columns: 250, rows: 14)
    try tmux.waitFor("plain")
    try tmux.press("W", "W", "W")
    try tmux.waitFor("width mode auto: the terminal counts as")
    let row = try #require(try tmux.lines.last { $0.contains("counts as") })
    let rules = try #require(row.split(separator: " ").last)
    try tmux.press("q")
    try tmux.waitUntil("the end") { try !tmux.isAlive }
    let text = try Program.run(Launch(path: "/bin/cat", [report])).text
    // Clusters that the rules don't get right follow.
    #expect(text.contains("\"widthMode\":\"\(rules)"), "\(row)\n\(text)")
  }

  /// Clusters that end with a joiner, which tmux keeps for what is written next.
  @Test(
    "a joiner at the end of a cluster joins nothing of another",
    arguments: [
      ["\u{DC1}\u{DCA}\u{200D}\u{DBB}\u{DD3}", "\u{DBD}\u{D82}\u{D9A}\u{DCF}", "made"],
      ["\u{D05}\u{D35}\u{D28}\u{D4D}\u{200D}", "made", "in"],
      ["\u{647}\u{200D}", "\u{641}\u{64A}", "in"], ["\u{915}\u{94D}\u{200D}", "नाम", "a"],
    ], [[], ["--width-mode", "grapheme"], ["--no-overlay"]])
  func joiners(tags: [String], options: [String]) throws {
    var launch = Launch(Canonical.options + options + tags)
    launch.environment["TAGCLOUD_NO_PROBE"] = nil
    let tmux = try Tmux(launch, columns: 60, rows: 10, marksFrames: true)
    try tmux.waitUntil("a frame") { tmux.frames > 0 }
    try tmux.waitForIdle()
    func bare(_ text: String) -> String {
      String(
        String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{200D}" && $0 != "\u{34F}" })
      )
    }
    let row = bare(try #require(try tmux.lines.dropFirst().first))
    let expected = tags.map { "[\(bare($0))]" }
    #expect(row.hasPrefix(expected[0]), "\(row)")
    #expect(expected.allSatisfy { row.contains($0) }, "\(row)")
  }

  @Test("leaving at once leaves nothing behind for the shell", arguments: ["q", "C-c", "C-z"])
  func leaving(key: String) throws {
    let tmux = try Tmux.shell(columns: 60, rows: 12)
    for round in 1...3 {
      try tmux.type("clear; TAGCLOUD_NO_PROBE= $TC --interactive a b c")
      try tmux.press("Enter")
      try tmux.waitUntil("the preview") { try tmux.display("#{alternate_on}") == "1" }
      try tmux.press(key)
      try tmux.waitUntil("the shell again") {
        try tmux.display("#{alternate_on} #{pane_current_command}") == "0 bash"
      }
      try tmux.type("echo clean \(round)")
      try tmux.press("Enter")
      try tmux.waitUntil("an echo") { try tmux.lines.contains("clean \(round)") }
      #expect(try tmux.lines.contains("ready$ echo clean \(round)"))
    }
  }
}
