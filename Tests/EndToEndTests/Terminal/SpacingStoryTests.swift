import TestSupport
import Testing

/// "I tune the spacing by eye, then copy the numbers": on the screen, and as options.
@Suite struct SpacingStoryTests {
  @Test("S8.1 keys change the spacing, the numbers are shown, and none falls below nought")
  func keys() throws {
    let pty = try Canonical.preview(columns: 120)
    try pty.waitUntil("gap 1,0") { pty.status?["gap"] == "1,0" }
    let steps = [
      ("]", "2,0"), ("}", "2,1"), ("[", "1,1"), ("[", "0,1"), ("[", "0,1"), ("{", "0,0"),
      ("{", "0,0"),
    ]
    for (key, gap) in steps {
      try pty.press(key)
      try pty.waitUntil("gap \(gap) after \(key)") { pty.status?["gap"] == gap }
    }
    try pty.waitFor("[made][in][China]")
    try pty.press(")")
    try pty.waitFor("[ made ][ in ][ China ]")
    try pty.press("(")
    try pty.press("(")
    try pty.waitFor("[made][in][China]")
  }

  @Test("S8.2 neighbours are exactly that far apart, and no margin appears")
  func distance() throws {
    for alignment in Canonical.alignments {
      let report = try LayoutReport(
        of: Canonical.options + ["--width", "40", "--item-spacing", "3", "-a", alignment]
          + Canonical.words)
      for line in report.lines {
        let frames = line.items.compactMap { report.items[$0].frame }.sorted { $0.x < $1.x }
        for (one, next) in zip(frames, frames.dropFirst()) {
          #expect(next.x - one.x - one.width == 3, "\(alignment)")
        }
        if alignment == "left" { #expect(frames.first?.x == 0) }
        if alignment.hasPrefix("right") {
          #expect(frames.last.map { $0.x + $0.width } == 40, "\(alignment)")
        }
      }
    }
  }

  @Test("S8.3 the values tuned on the screen, passed as options, print the same rows")
  func sameRows() throws {
    let pty = try Canonical.preview(columns: 50)
    for key in ["]", "]", "}", ")"] { try pty.press(key) }
    try pty.press("4")
    let options = [
      "--item-spacing", "3", "--line-spacing", "1", "--padding", "1", "--align", "center",
    ]
    let rows = try Canonical.printed(options + Canonical.words, width: 50)
    try pty.waitFor(rows: rows)
  }
}
