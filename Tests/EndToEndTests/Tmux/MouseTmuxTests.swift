import TestSupport
import Testing

/// The mouse in a terminal that other people wrote.
@Suite(.serialized) struct MouseTmuxTests {
  /// Whether tmux reports any mouse event, moves with a button down, and decimal numbers.
  private static let flags = "#{mouse_any_flag}#{mouse_button_flag}#{mouse_sgr_flag}"

  private func waitForFlags(_ flags: String, in tmux: Tmux) throws {
    try tmux.waitUntil("mouse \(flags)") { try tmux.display(Self.flags) == flags }
  }

  @Test("reports move the selection and the mark, and no byte of them is a key")
  func reports() throws {
    let tmux = try Canonical.tmux(["--width", "60"] + Canonical.words)
    try tmux.waitFor("[UICollectionView]")
    try waitForFlags("111", in: tmux)
    try tmux.type("\u{1B}[<0;9;2M\u{1B}[<0;9;2m")
    try tmux.waitFor("\"in\"")
    try tmux.type("\u{1B}[<0;61;9M\u{1B}[<32;31;9M\u{1B}[<0;31;9m")
    try tmux.waitUntil("the new width") { try tmux.status?["W"] == "30/80" }
    try tmux.type("\u{1B}[M qd\u{1B}[M#qd")
    try tmux.press("Tab")
    try tmux.waitUntil("six tags still") {
      try tmux.status?.tagCount == 6 && tmux.status?.alignment == "rightFlow"
    }
  }

  @Test("M, Ctrl-Z and q switch the reports off, fg on again")
  func modes() throws {
    let tmux = try Tmux.shell()
    try tmux.type("$TC " + (Canonical.options + Canonical.words).joined(separator: " "))
    try tmux.press("Enter")
    try tmux.waitFor("[UICollectionView]")
    try waitForFlags("111", in: tmux)
    try tmux.press("M")
    try waitForFlags("000", in: tmux)
    try tmux.press("M")
    try waitForFlags("111", in: tmux)
    try tmux.press("C-z")
    try tmux.waitFor("Stopped")
    try waitForFlags("000", in: tmux)
    try tmux.type("fg")
    try tmux.press("Enter")
    try waitForFlags("111", in: tmux)
    try tmux.press("q")
    try waitForFlags("000", in: tmux)
  }

  @Test("a paste of many lines is one step")
  func paste() throws {
    let tmux = try Canonical.tmux()
    try tmux.waitFor("[UICollectionView]")
    try tmux.paste("quit\nd\nq\n")
    try tmux.waitUntil("nine tags") { try tmux.status?.tagCount == 9 }
    try tmux.press("u")
    try tmux.waitUntil("six tags") { try tmux.status?.tagCount == 6 }
    try tmux.press("a")
    try tmux.paste("x\ny")
    try tmux.waitFor("add a tag (empty ends): x y")
  }
}
