import TestSupport
import Testing

/// Emoji of several parts and the like, which ncurses can't hold in its cells: drawn where they were
/// measured, whatever happens to the screen.
@Suite(.serialized) struct OverlayTests {
  static let tags = [
    "👩\u{200D}💻", "🇩🇪", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "plain", "👍🏽", "किताब", "ไทย", "العربية",
    "\u{1100}\u{1161}\u{11A8}", "e\u{301}\u{302}\u{303}\u{304}", "\u{1FAE9}", "日本", "กำ x",
  ]
  private static let options = ["--width-mode", "wcwidth"]

  @Test("the rows are the printed ones", arguments: [(80, 24), (40, 12), (200, 60)])
  func printed(columns: Int, rows: Int) throws {
    let pty = try Canonical.preview(Self.options + Self.tags, columns: columns, rows: rows)
    try pty.waitFor(rows: try Canonical.printed(Self.options + Self.tags, width: columns))
  }

  @Test("with --no-overlay each stands in the same cells")
  func fallback() throws {
    let pty = try Canonical.preview(Self.options + ["--no-overlay"] + Self.tags)
    let rows = [
      "[👩  ] [DE] [❤] [1\u{20E3}] [plain] [👍  ] [किताब] [ไทย] [العربية] [\u{1100}\u{1161}\u{11A8}]"
        + " [e\u{301}\u{302}\u{303}\u{304}] [\u{FFFD} ] [日本]",
      "[กำ x]",
    ]
    try pty.waitFor(rows: rows)
    #expect(!pty.bytes.contains(Array("\u{200D}".utf8)))
  }

  @Test(
    "after each key the screen is the one that Ctrl-L draws",
    arguments: [(61, 12, UInt64(1)), (24, 9, UInt64(2))])
  func asFresh(columns: Int, rows: Int, seed: UInt64) throws {
    let keys = [
      "\t", "\u{1B}[Z", "l", "h", "j", "k", "+", "-", ">", "<", "0", "d", "u", "U", "g", "G", "?",
      "C", "\u{1B}[6~", "\u{1B}[5~", "b", "(", ")", "]", "[", "}", "{", "s", "z", "r", "#", "R",
      "v",
      "/ไทย\r", "a👩\u{200D}💻\r\r", "e\u{15}🇫🇷 x\r",
    ]
    var random = SeededRandom(seed: seed)
    let pty = try Canonical.preview(
      Self.options + Self.tags + Self.tags, columns: columns, rows: rows)
    for step in 0..<40 {
      let key = keys.randomElement(using: &random) ?? "\t"
      if step % 10 == 9 {
        try pty.resizeAndSettle(
          columns: Int.random(in: 10...70, using: &random),
          rows: Int.random(in: 4...14, using: &random))
      } else {
        try pty.press(key)
      }
      let shown = pty.screen
      try pty.press("\u{C}")
      // The last row may have held a message, which any key takes away.
      guard pty.screen.lines.dropLast() == shown.lines.dropLast(),
        pty.screen.reversedTexts == shown.reversedTexts
      else {
        Issue.record(
          "seed \(seed), step \(step), key \(key.debugDescription):\n\(shown)\n\(pty.screen)")
        return
      }
    }
  }

  @Test("nothing is sent while nothing happens")
  func idle() throws {
    let pty = try Canonical.preview(Self.options + Self.tags)
    pty.settle()
    let count = pty.bytes.count
    pty.watch(for: .milliseconds(300))
    #expect(pty.bytes.count == count)
  }
}
