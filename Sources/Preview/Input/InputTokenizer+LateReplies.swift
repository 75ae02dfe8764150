import CellText

/// Answers that stop for so long that their beginning is given up.
///
/// An ESC was the Escape key then, and the rest would be keys too: `[ 5 ; 3 R` runs five commands. While
/// answers are awaited, what comes next is held back as long as it may be the rest of one.
extension InputTokenizer {
  /// The open sequence if it may become an answer that is awaited; else empty.
  var unfinishedReply: [UInt8] {
    guard awaitsReplies else { return [] }
    return switch state {
    case .escape, .controlSequence: Self.mayBecomeReply(sequence) ? sequence : []
    case .escapeEscape: [ASCII.escape]
    default: []
    }
  }

  /// Takes the first byte after an answer that was given up; returns whether it may be its rest.
  mutating func resumesReply(_ byte: UInt8, into events: inout [Event]) -> Bool {
    guard !givenUp.isEmpty else { return false }
    let beginning = givenUp
    givenUp = []
    guard Self.mayBecomeReply(beginning + [byte]) || TerminalReply(beginning + [byte]) != nil else {
      return false
    }
    sequence = beginning
    state = .lateReply(heldFrom: beginning.count)
    takeInLateReply(byte, beginning.count, into: &events)
    return true
  }

  mutating func takeInLateReply(_ byte: UInt8, _ heldFrom: Int, into events: inout [Event]) {
    sequence.append(byte)
    if let reply = TerminalReply(sequence) {
      reset()
      events.append(.reply(reply))
    } else if !Self.mayBecomeReply(sequence) {
      releaseKeys(from: heldFrom, into: &events)
    }
  }

  /// Reads bytes that were held back as what they are by themselves.
  mutating func releaseKeys(from start: Int, into events: inout [Event]) {
    let held = sequence[start...]
    reset()
    for byte in held { take(byte, into: &events) }
  }

  /// Whether bytes are the beginning, but not the whole, of a CPR, of DECRPM or of the answer to DA1.
  private static func mayBecomeReply(_ bytes: [UInt8]) -> Bool {
    guard bytes.count < maximumSequenceLength,
      bytes.starts(with: [ASCII.escape, 0x5B].prefix(bytes.count))
    else { return false }
    var body = bytes.dropFirst(2)
    let isPrivate = body.first == 0x3F
    if isPrivate { body.removeFirst() }
    if isPrivate, body.last == ASCII.dollar { body.removeLast() }
    return body.allSatisfy { 0x30...0x39 ~= $0 || $0 == ASCII.semicolon }
  }
}

extension TerminalReply {
  /// The answer that a whole control sequence is; nil if it is none.
  fileprivate init?(_ bytes: [UInt8]) {
    guard let sequence = EscapeSequence(bytes) else { return nil }
    self.init(sequence)
  }
}
