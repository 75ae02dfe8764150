import TestSupport
import Testing

/// "I leave and come back": under a shell with job control.
@Suite(.serialized) struct JobControlTests {
  private static let command =
    "$TC " + (Canonical.options + Canonical.words).joined(separator: " ")

  private func enter(_ command: String, in tmux: Tmux) throws {
    try tmux.type(command)
    try tmux.press("Enter")
  }

  @Test("S10.1 Ctrl-Z gives the shell back, fg the preview, in the size of then")
  func suspend() throws {
    let tmux = try Tmux.shell(columns: 60, rows: 20)
    try enter("stty -g; echo earlier text", in: tmux)
    try tmux.waitFor("earlier text")
    let settings = try #require(try tmux.lines.first { $0.contains(":") })
    try enter(Self.command, in: tmux)
    let rows = try Canonical.printed(Canonical.words, width: 60)
    try tmux.waitFor(rows: rows)
    try tmux.waitUntil("the status line") { try tmux.status != nil }
    let screen = try tmux.lines

    for round in 1...2 {
      try tmux.press("C-z")
      try tmux.waitUntil("the shell, round \(round)") {
        try tmux.display("#{pane_current_command} #{alternate_on} #{cursor_flag}") == "bash 0 1"
      }
      try tmux.waitFor("Stopped")
      try tmux.waitFor("earlier text")
      try enter("clear; echo earlier text; stty -g", in: tmux)
      try tmux.waitFor(settings)
      try enter("fg", in: tmux)
      try tmux.waitUntil("the same screen, round \(round)") { try tmux.lines == screen }
    }

    try tmux.press("C-z")
    try tmux.waitFor("Stopped")
    try tmux.resize(columns: 30, rows: 20)
    try enter("fg", in: tmux)
    try tmux.waitFor(rows: Canonical.rows["left"] ?? [])
    try tmux.waitUntil("the new width") { try tmux.status?["W"] == "30/30" }
  }

  @Test(
    "S10.1 the exit codes that a shell sees, and its text back",
    arguments: [
      ("q", "0"), ("C-c", "130"),
    ])
  func exitCodes(key: String, code: String) throws {
    let tmux = try Tmux.shell()
    try enter("echo earlier text", in: tmux)
    try tmux.waitFor("earlier text")
    try enter(Self.command, in: tmux)
    try tmux.waitFor(rows: try Canonical.printed(Canonical.words, width: 80))
    try tmux.press(key)
    try tmux.waitUntil("the shell") { try tmux.display("#{alternate_on}") == "0" }
    try enter("echo code $?", in: tmux)
    try tmux.waitFor("code \(code)")
    #expect(try tmux.lines.contains { $0.contains("earlier text") })
    #expect(try !tmux.lines.contains { $0.contains("[made]") })
    #expect(try tmux.display("#{cursor_flag}") == "1")
  }
}
