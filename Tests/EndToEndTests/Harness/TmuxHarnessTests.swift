import TestSupport
import Testing

@Suite struct TmuxHarnessTests {
  @Test func keysSizeAndStateGoThrough() throws {
    let tmux = try Tmux.shell(columns: 40, rows: 10)
    #expect(try tmux.display("#{pane_width}x#{pane_height}") == "40x10")
    try tmux.type("stty size; echo $TERM")
    try tmux.press("Enter")
    try tmux.waitFor("10 40")
    try tmux.waitFor("screen-256color")
    try tmux.resize(columns: 52, rows: 11)
    try tmux.type("stty size")
    try tmux.press("Enter")
    try tmux.waitFor("11 52")
    #expect(try tmux.display("#{alternate_on}") == "0")
  }

  @Test func theWindowGoesWithItsProgram() throws {
    let tmux = try Tmux(Launch(path: "/bin/cat"))
    try tmux.type("hello there")
    try tmux.press("Enter")
    try tmux.waitUntil("echo and output") {
      try tmux.lines.prefix(2) == ["hello there", "hello there"]
    }
    try tmux.press("C-d")
    try tmux.waitUntil("end of the window") { try !tmux.isAlive }
  }

  @Test func textIsPastedAndScribbled() throws {
    let tmux = try Tmux(Launch(path: "/bin/cat"))
    try tmux.paste("it's pasted\n")
    try tmux.waitFor("it's pasted")
    try tmux.scribble("\u{1B}[5;5Hgarbage")
    try tmux.waitFor("garbage")
  }
}
