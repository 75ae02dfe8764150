import Canvas
import CellText
import Cloud
import TagLayout
import TestSupport
import Testing

@testable import Preview

/// Keeps the lines of a record.
private struct Recorder: Host {
  var lines: [RecordedEvent] = []
  private var time = 0

  mutating func frameShown(_ number: Int) {}
  mutating func note(_ event: Event) {
    if let line = RecordedEvent(event, time: time) { lines.append(line) }
  }
  mutating func now() -> Int {
    time += 7
    return time
  }
  mutating func save(_ cloud: ArrangedCloud, _ request: SaveRequest) -> SaveOutcome {
    switch lines.count % 4 {
    case 0: .failed(.system(words: "No space left on device"))
    case 1: .blocked(.readOnly)
    case 2:
      .blocked(.exists(FileIdentity(device: 1, inode: 2, size: 3, seconds: 4, nanoseconds: 5)))
    default: .saved(SavedFile(path: "out.txt", count: cloud.tags.count, otherLinks: 1))
    }
  }
  mutating func recover(_ tags: TagList) {}
}

@Suite("Records: what is replayed")
struct ReplayTests {
  private func model(_ tags: [String] = Preview.words) -> Model {
    Model(tags: TagList(tags), settings: CloudSettings(), size: Size(width: 40, height: 12))
  }

  /// What a person may do, more or less, as bytes of a terminal.
  private static let input = [
    "\t", "+", "-", ">", "<", "]", "}", "v", "V", "B", "o", "R", "T", "O", "b", "r", "#", "u", "U",
    "d", "x", "H", "L", "s", "z", "S", "y", "q", "aone\r\r", "etwo\r", "/in\r", "n", "w30\r", "?",
    "\u{1B}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[200~p\rq\u{1B}[201~", "W", "C", "p", "é",
    "\u{1B}[<0;5;3M", "\u{1B}[<0;5;3m", "\u{1B}[<64;5;3M", "\u{1B}[<32;9;4M", "\u{C}", "\u{19}",
  ]

  @Test("A session replayed ends with the screen that it ended with", arguments: 0..<40)
  func session(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var script: [InMemoryTerminal.Burst] = []
    for _ in 0..<60 {
      if Int.random(in: 0..<8, using: &random) == 0 {
        let size = Size(
          width: Int.random(in: 1...90, using: &random),
          height: Int.random(in: 1...30, using: &random))
        script.append([.resized(size)])
      } else {
        let text = Self.input.randomElement(using: &random) ?? "q"
        script.append([.bytes(Array(text.utf8))])
      }
    }
    var terminal = InMemoryTerminal(size: Size(width: 40, height: 12), script: script)
    terminal.responder = seed % 2 == 0 ? TerminalResponder(.grapheme) : nil
    var session = Session(program: model(), keySequences: KeySequences(), escapeDelay: 25)
    var host = Recorder()
    _ = session.run(on: &terminal, host: &host)
    let last = session.program.view()

    let lines = try host.lines.map {
      try RecordedEvent(JSONValue(reading: Array($0.json.line.utf8)))
    }
    #expect(lines == host.lines, "seed \(seed)")
    var replay = Replay(model())
    replay.take(lines)
    let replayed = replay.model.view()
    #expect(replayed.rows == last.rows, "seed \(seed)")
    for row in 0..<last.canvas.size.height {
      #expect(replayed.canvas.change(ofRow: row, since: last.canvas) == .none, "seed \(seed)")
    }
    #expect(replayed.cursor == last.cursor, "seed \(seed)")
  }

  @Test("Saving succeeds where the record says nothing of it")
  func saving() {
    var replay = Replay(model())
    replay.take(
      ["d", "S", "f"].map { RecordedEvent(.event(.key(.character($0)))) } + [
        RecordedEvent(.event(.key(.enter)))
      ])
    #expect(replay.model.view().rows.contains { $0.contains("5 tags") && $0.contains("f") })
    #expect(!replay.model.hasUnsavedEdits)
  }

  @Test("What comes after the person left changes nothing")
  func quit() {
    var replay = Replay(model())
    replay.take(
      ["\t", "q", "d"].map { RecordedEvent(.event(.key($0 == "\t" ? .tab : .character($0)))) })
    #expect(replay.hasQuit)
    #expect(replay.model.cloud.tags.count == 6)
    #expect(replay.model.cloud.settings.layout.alignDirection == .rightFlow)
  }
}
