import TestSupport
import Testing

/// "I drag the terminal's edge and watch the wrapping." No key is pressed in any of these.
@Suite(.serialized) struct ResizeTests {
  @Test("S2.1, S2.2 80 columns down to 10 and back: the printed rows, and no ghosts")
  func everyWidth() throws {
    let pty = try Canonical.preview()
    var screens: [Int: [String]] = [:]
    var height = 0
    for width in (10...80).reversed() {
      let rows = try Canonical.printed(Canonical.words, width: width)
      if width < 80 { try pty.resizeAndSettle(columns: width, rows: 24) }
      try pty.waitFor(rows: rows)
      screens[width] = pty.screen.lines
      #expect(rows.count >= height, "width \(width)")
      height = rows.count
    }
    for width in 11...80 {
      pty.resize(columns: width, rows: 24)
      let expected = try #require(screens[width])
      try pty.waitUntil("the screen of width \(width) again:\n\(expected)") {
        pty.screen.lines == expected
      }
    }
    for width in [10, 18, 23, 30, 47, 80] {
      let fresh = try Canonical.preview(columns: width)
      let expected = try #require(screens[width])
      try fresh.waitUntil("width \(width) from the start") { fresh.screen.lines == expected }
    }
  }

  @Test("S2.3 the shown numbers are those of the report", arguments: [120, 100, 95])
  func numbers(width: Int) throws {
    let pty = try Canonical.preview(columns: 80)
    pty.resize(columns: width, rows: 24)
    try pty.waitUntil("W \(width)") { pty.status?["W"] == "\(width)/\(width)" }
    let report = try LayoutReport(
      of: Canonical.options + ["--width", "\(width)"] + Canonical.words)
    let size = report.contentSize
    try pty.waitUntil("the numbers") {
      pty.status?["content"] == "\(size.width)×\(size.height)"
        && pty.status?["lines"] == "\(report.lines.count)"
    }
  }

  @Test("B43 the sizes of the story, in rightFlow")
  func story() throws {
    let pty = try Canonical.preview(["--align", "right-flow"] + Canonical.words)
    let rows = [
      80: [
        String(repeating: " ", count: 19)
          + "[made] [in] [China] [UIView] [UITableView] [UICollectionView]"
      ],
      30: Canonical.rows["rightFlow"] ?? [],
      18: [
        "       [made] [in]", "  [China] [UIView]", "     [UITableView]", "[UICollectionView]",
      ],
    ]
    var screens: [Int: [String]] = [:]
    for width in [80, 30, 18, 30, 80] {
      pty.resize(columns: width, rows: 24)
      try pty.waitFor(rows: rows[width] ?? [])
      if let screen = screens[width] {
        try pty.waitUntil("the same screen as before") { pty.screen.lines == screen }
      } else {
        pty.settle()
        screens[width] = pty.screen.lines
      }
    }
  }

  @Test("a storm of sizes ends in the last one")
  func storm() throws {
    let fresh = try Canonical.preview(columns: 61, rows: 20)
    let pty = try Canonical.preview()
    for round in 0..<5 {
      let before = pty.frames
      for step in 0..<40 {
        pty.resize(columns: 10 + (step * 37 + round * 11) % 111, rows: 5 + (step * 13) % 36)
      }
      pty.resize(columns: 61, rows: 20)
      try pty.waitUntil("the last size, in round \(round)") {
        pty.screen.lines == fresh.screen.lines
      }
      #expect(pty.frames - before <= 41)
    }
  }

  @Test("exported LINES and COLUMNS don't freeze the size")
  func exportedSize() throws {
    let pty = try Canonical.preview(
      columns: 50, rows: 20, environment: ["LINES": "24", "COLUMNS": "80"])
    try pty.waitUntil("W 50/50") { pty.status?["W"] == "50/50" }
    pty.resize(columns: 33, rows: 15)
    try pty.waitUntil("W 33/33") { pty.status?["W"] == "33/33" }
    try pty.waitFor(rows: try Canonical.printed(Canonical.words, width: 33))
  }

  static let tiny = [(1, 1), (2, 1), (0, 0), (2, 5), (3, 2), (5, 3), (1, 300), (10, 1), (20, 3)]

  @Test(
    "B44, S10.2 tiny sizes are survived, and growing back gives the normal screen", arguments: tiny)
  func tinySizes(columns: Int, rows: Int) throws {
    let pty = try Canonical.preview()
    let normal = pty.screen.lines
    if columns > 0 {
      try pty.resizeAndSettle(columns: columns, rows: rows)
    } else {
      pty.resize(columns: columns, rows: rows)
    }
    #expect(pty.termination == nil)
    pty.resize(columns: 80, rows: 24)
    try pty.waitUntil("the normal screen again") { pty.screen.lines == normal }
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
  }

  @Test("the same from the start, and q quits at once", arguments: tiny)
  func tinyStart(columns: Int, rows: Int) throws {
    let normal = try Canonical.preview()
    let pty = try Canonical.preview(columns: columns, rows: rows)
    pty.resize(columns: 80, rows: 24)
    try pty.waitUntil("the normal screen") { pty.screen.lines == normal.screen.lines }

    let small = try Canonical.preview(columns: columns, rows: rows)
    try small.send("q")
    #expect(try small.waitForEnd() == .exited(0))
  }
}
