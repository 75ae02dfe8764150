import TestSupport
import Testing

/// A session of edits as a person does them, on the terminal.
@Suite struct EditingTests {
  @Test("add, edit, move, delete, undo, redo, find")
  func session() throws {
    let pty = try Canonical.preview(["one", "two", "three"])
    try pty.waitFor(rows: ["[one] [two] [three]"])
    try pty.press("a")
    try pty.press("日本\r")
    try pty.press("\r")
    try pty.waitFor(rows: ["[one] [日本] [two] [three]"])
    try pty.press("L")
    try pty.waitFor(rows: ["[one] [two] [日本] [three]"])
    try pty.press("e")
    try pty.press("\u{15}four\r")
    try pty.waitFor(rows: ["[one] [two] [four] [three]"])
    try pty.press("g")
    try pty.press("x")
    try pty.waitFor(rows: ["[two] [four] [three]"])
    try pty.press("u")
    try pty.press("u")
    try pty.waitFor(rows: ["[one] [two] [日本] [three]"])
    try pty.press("\u{12}")
    try pty.waitFor(rows: ["[one] [two] [four] [three]"])
    try pty.press("/")
    try pty.press("thr\r")
    try pty.waitUntil("tag 4 selected") { pty.status?["sel"]?.hasPrefix("4/4 \"three\"") == true }
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
  }

  @Test("the layout width by keys is that of --print")
  func width() throws {
    let pty = try Canonical.preview(columns: 60)
    try pty.press("<")
    try pty.press("<")
    try pty.press("-")
    try pty.waitUntil("W 39/60") { pty.status?["W"] == "39/60" }
    for row in try Canonical.printed(Canonical.words, width: 39) {
      #expect(pty.screen.lines.contains { $0.hasPrefix(row) }, "\(row)\n\(pty.screen)")
    }
    try pty.press("0")
    try pty.waitFor(rows: try Canonical.printed(Canonical.words, width: 60))
  }

  @Test("p prints the layout after the screen is gone")
  func printOnExit() throws {
    let pty = try Canonical.preview(columns: 30)
    try pty.press("\t")
    try pty.press("p")
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
    let rows = try #require(Canonical.rows["rightFlow"])
    try pty.waitFor(rows: rows)
    #expect(!pty.screen.isAlternate)
  }
}
