import Foundation
import TestSupport
import Testing

/// What a record of the built program comes to when it is replayed.
@Suite struct RecordTests {
  @Test("a replay ends with the rows that the terminal showed last")
  func identity() throws {
    let folder = try TemporaryDirectory()
    try folder.write("tags.txt", "made\nin\nChina\nUIView\n日本語\n👩‍💻 code\n")
    var launch = Launch(["--record", "bug.jsonl", "-f", "tags.txt", "--align", "center"])
    launch.directory = folder.path
    let pty = try Pty(launch)
    try pty.waitForFrame()
    for keys in ["\t", "-", "anew tag\r\r", "\u{1B}[200~one\rtwo\u{1B}[201~", "}"] {
      try pty.press(keys)
    }
    try pty.resizeAndSettle(columns: 50, rows: 16)
    try pty.press("\u{1B}[<0;3;6M\u{1B}[<0;3;6m")
    let rows = pty.screen.lines
    pty.send(signal: SIGKILL)
    try pty.waitForEnd()

    var replay = Launch(["--replay", "bug.jsonl"])
    replay.directory = folder.path
    let result = try Program.run(replay)
    #expect(result.termination == .exited(0))
    #expect(result.errorText == "")
    #expect(result.lines == rows)
  }
}
