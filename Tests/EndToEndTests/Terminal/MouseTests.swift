import TestSupport
import Testing

extension Pty {
  /// Sends a report of the left button or the wheel, at a cell counted from 0.
  fileprivate func report(_ code: Int, _ column: Int, _ row: Int, isUp: Bool = false) throws {
    try send("\u{1B}[<\(code);\(column + 1);\(row + 1)\(isUp ? "m" : "M")")
  }

  fileprivate func click(_ column: Int, _ row: Int) throws {
    try report(0, column, row)
    try report(0, column, row, isUp: true)
  }

  fileprivate func click(on text: String) throws {
    try waitFor(text)
    let place = try #require(screen.position(of: text))
    try click(place.column + 1, place.row)
  }
}

/// The mouse, by the reports that a terminal sends.
@Suite struct MouseTests {
  private static let reporting: Set<Int> = [1002, 1006]

  @Test("a click selects, a click above chooses the alignment")
  func click() throws {
    let pty = try Canonical.preview()
    try pty.click(on: "[China]")
    try pty.waitFor("\"China\"")
    try pty.click(on: "center")
    try pty.waitFor("[center]")
    try pty.click(on: "[in]")
    try pty.waitFor("\"in\"")
  }

  @Test("a double click edits")
  func doubleClick() throws {
    let pty = try Canonical.preview()
    try pty.waitFor("[China]")
    let place = try #require(pty.screen.position(of: "[China]"))
    let click = { (up: String) in "\u{1B}[<0;\(place.column + 2);\(place.row + 1)\(up)" }
    try pty.send(click("M") + click("m") + click("M") + click("m"))
    try pty.waitFor("edit: China")
    try pty.click(0, 0)
    try pty.send("!\r")
    try pty.waitFor("[China!]")
  }

  @Test("dragging the mark resizes the layout")
  func drag() throws {
    let pty = try Canonical.preview(["--width", "60"] + Canonical.words)
    try pty.waitFor("W 60/80")
    try pty.report(0, 60, 10)
    try pty.report(32, 45, 10)
    try pty.waitFor("W 45/80")
    try pty.report(32, 30, 11)
    try pty.waitFor("W 30/80")
    #expect(pty.screen.text(row: 10, columns: 29..<32) == " \u{258F} ")
    try pty.report(0, 30, 11, isUp: true)
    try pty.report(32, 50, 11)
    try pty.press("\t")
    try pty.waitFor("[rightFlow]")
    #expect(pty.status?["W"] == "30/80")
  }

  @Test("the wheel scrolls")
  func wheel() throws {
    let pty = try Canonical.preview((1...400).map { "tag\($0)" }, columns: 40, rows: 12)
    try pty.waitFor("rows 1\u{2013}9/")
    try pty.report(65, 5, 5)
    try pty.waitFor("rows 4\u{2013}12/")
    try pty.report(64, 5, 5)
    try pty.waitFor("rows 1\u{2013}9/")
  }

  @Test("M gives the mouse to the terminal and takes it back")
  func toggle() throws {
    let pty = try Canonical.preview()
    try pty.waitUntil("reports") { pty.screen.modes.isSuperset(of: Self.reporting) }
    try pty.press("M")
    try pty.waitFor("mouse off")
    #expect(pty.screen.modes.isDisjoint(with: Self.reporting))
    try pty.press("M")
    try pty.waitFor("Shift-drag selects text")
    #expect(pty.screen.modes.isSuperset(of: Self.reporting))
  }

  @Test("with --no-mouse it is not asked for until M")
  func noMouse() throws {
    let pty = try Canonical.preview(["--no-mouse"] + Canonical.words)
    try pty.waitFor("[UICollectionView]")
    pty.settle()
    let on = Array("\u{1B}[?1002h".utf8)
    #expect(pty.bytes.firstRange(of: on) == nil)
    #expect(pty.screen.modes == [2004])
    try pty.press("M")
    try pty.waitFor("mouse on")
    #expect(pty.screen.modes.isSuperset(of: Self.reporting))
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(pty.screen.modes.isEmpty)
  }

  @Test("a layout that is printed asks for no mouse")
  func printed() throws {
    let pty = try Pty(Launch(["--print", "--width-mode", "auto", "a"]))
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(pty.bytes.firstRange(of: Array("\u{1B}[?1002h".utf8)) == nil)
  }
}
