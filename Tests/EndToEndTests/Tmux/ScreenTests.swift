import TestSupport
import Testing

/// What another program than the preview does to its terminal, and where the cursor stands.
@Suite(.serialized) struct ScreenTests {
  @Test("Ctrl-L repaints over garbage")
  func repaint() throws {
    let tmux = try Canonical.tmux()
    try tmux.waitFor(rows: try Canonical.printed(Canonical.words, width: 80))
    try tmux.waitUntil("the status line") { try tmux.status != nil }
    let screen = try tmux.lines
    try tmux.scribble("\u{1B}[2;3Hgarbage\u{1B}[10;1H\u{1B}[1Jmore garbage")
    try tmux.waitFor("more garbage")
    try tmux.press("C-l")
    try tmux.waitUntil("the screen as it was:\n\(screen)") { try tmux.lines == screen }
  }

  @Test("a paste of quit adds a tag and doesn't quit")
  func paste() throws {
    let tmux = try Canonical.tmux()
    try tmux.waitFor("[UICollectionView]")
    try tmux.paste("quit")
    try tmux.waitFor("[quit]")
    try tmux.waitUntil("seven tags") { try tmux.status?.tagCount == 7 }
  }

  @Test("the cursor stands on the selected box")
  func cursor() throws {
    let tmux = try Canonical.tmux(columns: 30)
    try tmux.waitFor(rows: Canonical.rows["left"] ?? [])
    let top = try #require(firstRow(of: Canonical.rows["left"] ?? [], in: try tmux.lines))
    func waitForCursor(in columns: Range<Int>, row: Int) throws {
      try tmux.waitUntil("the cursor in columns \(columns) of row \(row)") {
        let place = try tmux.display("#{cursor_x},#{cursor_y}").split(separator: ",")
        return columns.contains(Int(place[0]) ?? -1) && Int(place[1]) == top + row
      }
    }
    try waitForCursor(in: 0..<6, row: 0)
    try tmux.press("Right")
    try waitForCursor(in: 7..<11, row: 0)
    try tmux.press("Down")
    try waitForCursor(in: 0..<13, row: 1)
    try tmux.press("G")
    try waitForCursor(in: 0..<18, row: 2)
    try tmux.press("Home")
    try waitForCursor(in: 0..<6, row: 0)
  }

  @Test("S2 the window's own resizing")
  func resize() throws {
    let tmux = try Canonical.tmux()
    for width in [80, 30, 18, 30, 80] {
      try tmux.resize(columns: width, rows: 24)
      try tmux.waitFor(rows: try Canonical.printed(Canonical.words, width: width))
      try tmux.waitUntil("the mode's name") { try tmux.status?.alignment == "left" }
    }
  }

  @Test("NO_COLOR leaves no colour on the screen")
  func noColor() throws {
    var launch = Launch(Canonical.options + Canonical.words)
    launch.environment["NO_COLOR"] = "1"
    let tmux = try Tmux(launch)
    try tmux.waitFor("[UICollectionView]")
    var screen = PtyScreen(columns: 80, rows: 24)
    screen.feed(Array(try tmux.styledText.utf8))
    #expect(screen.styleParameters.contains(7), "the current mode is reversed")
    #expect(screen.colorParameters.isEmpty)
  }
}
