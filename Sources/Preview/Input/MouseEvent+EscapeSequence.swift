import TagLayout

extension MouseEvent {
  private static let linesPerNotch = 3

  /// What an SGR mouse report says (xterm's mode 1006, `CSI < b ; x ; y M`); nil for moves without
  /// a button, for buttons beyond the third and for anything else.
  init?(_ sequence: EscapeSequence) {
    guard sequence.introducer == .control, sequence.marker == "<", !sequence.hasIntermediates,
      sequence.final == "M" || sequence.final == "m", sequence.parameters.count == 3,
      let code = sequence.parameter(0), let x = sequence.parameter(1), x > 0,
      let y = sequence.parameter(2), y > 0
    else { return nil }
    let point = Point(x: x - 1, y: y - 1)
    let isMotion = code & 32 != 0
    // Bits 4, 8 and 16 are Shift, Alt and Ctrl.
    switch code & ~(4 | 8 | 16 | 32) {
    case let button where 0...2 ~= button:
      if sequence.final == "m" {
        self = .release(button: button, at: point)
      } else if isMotion {
        self = .drag(button: button, at: point)
      } else {
        self = .press(button: button, at: point)
      }
    case 64 where !isMotion && sequence.final == "M":
      self = .wheel(lines: -Self.linesPerNotch, at: point)
    case 65 where !isMotion && sequence.final == "M":
      self = .wheel(lines: Self.linesPerNotch, at: point)
    default:
      return nil
    }
  }
}
