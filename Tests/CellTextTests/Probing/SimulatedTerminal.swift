import CellText

/// A terminal that obeys what a batch writes and answers it; enough of ECMA-48 for that.
struct SimulatedTerminal {
  /// The cells of a text, all that is written between two sequences.
  var cells: (String) -> Int
  var columns = 80
  var rows = 24
  /// The state of mode 2027; nil: asking for modes is not understood.
  var clusterMode: PrivateModeState?
  /// The cells of a text while mode 2027 is on.
  var clusterCells: ((String) -> Int)?
  var synchronizedOutput: PrivateModeState?
  /// Whether the cursor's position is told.
  var answersPosition = true
  var answersAttributes = true

  private(set) var row = 1
  private(set) var column = 1
  private(set) var saved = (row: 1, column: 1)
  /// Every text that was shown, and where.
  private(set) var shown: [(text: String, row: Int)] = []
  /// Bytes that none of the rules below knows.
  private(set) var unknown: [String] = []

  init(_ cells: @escaping (String) -> Int) {
    self.cells = cells
  }

  init(_ profile: WidthProfile) {
    self.init { profile.width(of: $0) }
  }

  /// Takes what is written and answers.
  mutating func write(_ bytes: [UInt8]) -> [TerminalReply] {
    var replies: [TerminalReply] = []
    var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let first = rest.first {
      guard first == "\u{1B}" else {
        let end = rest.firstIndex(of: "\u{1B}") ?? rest.endIndex
        show(String(rest[..<end]))
        rest = rest[end...]
        continue
      }
      rest.removeFirst()
      guard rest.first == "[" else {
        obeyEscape(rest.popFirst())
        continue
      }
      let end = rest.firstIndex { ("\u{40}"..."\u{7E}").contains($0) && $0 != "[" }
      guard let end else { break }
      let sequence = String(rest[rest.index(after: rest.startIndex)...end])
      rest = rest[rest.index(after: end)...]
      if let reply = obey(sequence) { replies.append(reply) }
    }
    return replies
  }

  private mutating func show(_ text: String) {
    shown.append((text, row))
    column += clusterMode == .set ? (clusterCells ?? cells)(text) : cells(text)
    while column > columns {
      column -= columns
      row = min(row + 1, rows)
    }
  }

  private mutating func obeyEscape(_ final: Unicode.Scalar?) {
    switch final {
    case "7": saved = (row, column)
    case "8": (row, column) = saved
    case let other: unknown.append(other.map(String.init) ?? "")
    }
  }

  private mutating func obey(_ sequence: String) -> TerminalReply? {
    switch sequence {
    case "6n": return answersPosition ? .cursorPosition(row: row, column: column) : nil
    case "c": return answersAttributes ? .deviceAttributes : nil
    case "?2026$p": return synchronizedOutput.map { .mode(2026, state: $0.rawValue) }
    case "?2027$p": return clusterMode.map { .mode(2027, state: $0.rawValue) }
    case "?2026h", "?2026l", "2K", "0m": return nil
    case "?2027h": if clusterMode == .reset { clusterMode = .set }
    case "?2027l": if clusterMode == .set { clusterMode = .reset }
    case _ where sequence.hasSuffix("H"):
      let place = sequence.dropLast().split(separator: ";").compactMap { Int($0) }
      row = min(place.first ?? 1, rows)
      column = min(place.dropFirst().first ?? 1, columns)
    default: unknown.append(sequence)
    }
    return nil
  }
}

extension WidthProbe {
  /// Drives the probe against a terminal until nothing more is asked.
  mutating func run(
    _ first: ProbeStep, on terminal: inout SimulatedTerminal
  ) -> ProbeFindings? {
    var step = first
    for _ in 0..<10 {
      switch step {
      case .wait: return nil
      case .finish(let findings, let bytes):
        _ = terminal.write(bytes)
        return findings
      case .ask(let bytes):
        step = .wait
        for reply in terminal.write(bytes) {
          let next = receive(reply)
          if next != .wait { step = next }
        }
        if step == .wait { step = timeOut() }
      }
    }
    return nil
  }
}
