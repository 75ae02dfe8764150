import TestSupport
import Testing

/// "One monster tag and hundreds of normal ones": cut, scrolled, and read whole.
@Suite struct LongListTests {
  @Test("S6.1 a tag that is too long takes one row of exactly the width, and ends in …")
  func monsters() throws {
    let file = ["-f", Fixture.path("56_long_tags.txt")]
    let report = try LayoutReport(of: Canonical.options + ["--width", "40"] + file)
    #expect(report.items.map(\.truncated) == [true, true, true, false, true, true])
    #expect(report.items.map(\.line) == [0, 1, 2, 3, 4, 5])
    let pty = try Canonical.preview(file, columns: 40, rows: 12)
    let rows = try Canonical.printed(file, width: 40)
    #expect(rows.count == 6)
    for (row, item) in zip(rows, report.items) where item.truncated {
      #expect(PtyScreen.columns(of: row) == 40)
      let inside = row.dropFirst().dropLast()
      #expect(inside.reversed().first { $0 != " " } == "…", "\(row)")
    }
    // The screen may leave the joiners out of emoji, so the last row is told by its columns alone.
    try pty.waitUntil("the rows") {
      let shown = pty.screen.lines.filter { $0.hasPrefix("[") && !$0.hasPrefix("[left]") }
      return shown.prefix(5) == rows.prefix(5) && shown.count == 6
        && PtyScreen.columns(of: shown[5]) == 40
    }
  }

  @Test("S6.2 500 tags: the first screen, the ends, and where the view is")
  func many() throws {
    let tags = (1...500).map { "tag\($0)" }
    let pty = try Canonical.preview(tags, columns: 60, rows: 12)
    let rows = try Canonical.printed(tags, width: 60)
    func visible() -> [String] { pty.screen.lines.filter { $0.hasPrefix("[tag") } }
    try pty.waitUntil("the first rows") { visible() == Array(rows.prefix(visible().count)) }
    let height = visible().count
    #expect((6...11).contains(height))
    try pty.waitFor("rows 1–\(height)/\(rows.count)")

    try pty.press("G")
    try pty.waitUntil("the last rows") { visible() == Array(rows.suffix(height)) }
    try pty.waitFor("rows \(rows.count - height + 1)–\(rows.count)/\(rows.count)")
    let end = pty.screen.lines
    try pty.press("G")
    try pty.press("\u{1B}[6~")
    try pty.waitUntil("the same end") { pty.screen.lines == end }

    try pty.press("g")
    try pty.waitUntil("the first rows again") { visible() == Array(rows.prefix(height)) }
    try pty.press("\u{1B}[5~")
    try pty.waitUntil("the first rows still") { visible() == Array(rows.prefix(height)) }
    try pty.press("\u{1B}[6~")
    try pty.waitUntil("a later page") { visible().first != rows.first }
  }

  @Test("S6.3 the whole text of a cut tag can be read where it is edited")
  func wholeText() throws {
    let text = "a long sentence, used as a tag"
    let pty = try Canonical.preview(["--width", "12", text], columns: 120)
    try pty.waitFor("[a long se…]")
    try pty.press("e")
    try pty.waitFor(text)
  }
}
