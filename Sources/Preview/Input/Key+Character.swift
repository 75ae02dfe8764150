extension Key {
  /// The key that sends a character by itself; nil for ESC and the C1 controls.
  ///
  /// Backspace sends DEL or BS, Enter CR or LF. Other C0 controls are Ctrl with the character 64
  /// places further on.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B, 0x80...0x9F: return nil
    case 0x01...0x1A:
      self = .control(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value + 0x60)))
    case 0x00, 0x1C...0x1F:
      self = .control(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value + 0x40)))
    default: self = .character(scalar)
    }
  }

  /// The key that a code and modifiers stand for in CSI u and modifyOtherKeys; nil if a modifier
  /// makes it another key than those of this program, or if the code is that of no key.
  ///
  /// - Parameters:
  ///   - code: The code point of the key, mostly without Shift.
  ///   - shifted: What the terminal says Shift makes of it.
  ///   - modifiers: What else was held.
  init?(code: Int, shifted: Int?, modifiers: Modifiers) {
    guard let scalar = UInt32(exactly: code).flatMap({ Unicode.Scalar($0) }) else { return nil }
    switch modifiers {
    case [], .shift:
      if let key = Key(keypadCode: scalar.value) {
        self = key
        return
      }
      switch scalar.value {
      case 0x1B: self = .escape
      case 0x09: self = modifiers == [] ? .tab : .backTab
      case 0x08, 0x7F, 0x0D, 0x20..<0x7F, 0xA0..<0xE000, 0xF900...:
        guard let key = Key(Self.shift(scalar, shifted: shifted, modifiers)) else { return nil }
        self = key
      default: return nil
      }
    case .control where ("a"..."z").contains(scalar):
      self = .control(scalar)
    default:
      return nil
    }
  }

  private static func shift(
    _ scalar: Unicode.Scalar, shifted: Int?, _ modifiers: Modifiers
  ) -> Unicode.Scalar {
    guard modifiers == .shift else { return scalar }
    if let shifted = shifted.flatMap({ UInt32(exactly: $0) }).flatMap({ Unicode.Scalar($0) }),
      shifted.value >= 0x20
    {
      return shifted
    }
    // Without that, only letters can be told: for the rest the keyboard's layout decides.
    return ("a"..."z").contains(scalar)
      ? Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value - 0x20)) : scalar
  }

  /// A key of the number pad in kitty's private codes.
  private init?(keypadCode: UInt32) {
    switch keypadCode {
    case 57399...57408:
      self = .character(Unicode.Scalar(UInt8(truncatingIfNeeded: keypadCode - 57399 + 0x30)))
    case 57409: self = .character(".")
    case 57410: self = .character("/")
    case 57411: self = .character("*")
    case 57412: self = .character("-")
    case 57413: self = .character("+")
    case 57414: self = .enter
    case 57415: self = .character("=")
    case 57416: self = .character(",")
    case 57417: self = .left
    case 57418: self = .right
    case 57419: self = .up
    case 57420: self = .down
    case 57421: self = .pageUp
    case 57422: self = .pageDown
    case 57423: self = .home
    case 57424: self = .end
    case 57425: self = .insert
    case 57426: self = .delete
    default: return nil
    }
  }
}
