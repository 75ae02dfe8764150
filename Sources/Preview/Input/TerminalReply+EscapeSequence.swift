import CellText

extension TerminalReply {
  /// The answer that a control sequence is; nil if it is none.
  init?(_ sequence: EscapeSequence) {
    guard sequence.introducer == .control else { return nil }
    switch (sequence.marker, sequence.hasIntermediates, sequence.final) {
    case (nil, false, "R"):
      guard sequence.parameters.count == 2, let row = sequence.parameter(0), row > 0,
        let column = sequence.parameter(1), column > 0
      else { return nil }
      self = .cursorPosition(row: row, column: column)
    case ("?", false, "c"):
      self = .deviceAttributes
    case ("?", true, "y"):
      guard sequence.parameters.count == 2, let mode = sequence.parameter(0),
        let state = sequence.parameter(1)
      else { return nil }
      self = .mode(mode, state: state)
    default:
      return nil
    }
  }

  /// The answer that a string sequence is, from its ESC up to its terminator; nil if it is none.
  init?(stringSequence bytes: [UInt8]) {
    let introducer = Array("\u{1B}P>|".utf8)
    guard bytes.starts(with: introducer) else { return nil }
    self = .version(String(decoding: bytes.dropFirst(introducer.count), as: UTF8.self))
  }
}
