extension Key {
  /// The key that a sequence stands for; nil for a reply, a report, an unknown key, or a key that
  /// its modifiers make another one.
  ///
  /// - Parameters:
  ///   - sequence: The sequence.
  ///   - isMeta: Whether an ESC stood before it, rxvt's form of Alt.
  init?(_ sequence: EscapeSequence, isMeta: Bool) {
    guard sequence.marker == nil, !sequence.hasIntermediates else { return nil }
    var modifiers = sequence.modifiers
    if isMeta { modifiers.insert(.alt) }
    let key: Key?
    switch sequence.introducer {
    case .linuxFunction: key = Key(linuxFunction: sequence.final)
    case .singleShift: key = Key(singleShiftFinal: sequence.final)
    case .control:
      if sequence.parameter(1, part: 1) == 3 { return nil }  // kitty: the key was let go
      switch sequence.final {
      case "u":
        guard let code = sequence.parameter(0) else { return nil }
        self.init(
          code: code, shifted: sequence.parameter(0, part: 1) ?? sequence.parameter(2),
          modifiers: modifiers)
        return
      case "~" where sequence.parameter(0) == 27 && sequence.parameters.count == 3:
        guard let code = sequence.parameter(2) else { return nil }
        self.init(code: code, shifted: code, modifiers: modifiers)
        return
      case "~", "^", "$", "@":
        key = sequence.parameter(0).flatMap { Key(number: $0) }
      default:
        key = Key(controlFinal: sequence.final)
      }
    }
    guard let key, key.survives(modifiers) else { return nil }
    self = key
  }

  /// Whether the key is still itself with these modifiers held.
  private func survives(_ modifiers: Modifiers) -> Bool {
    switch self {
    case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown: true
    case .function: modifiers.isEmpty
    default: modifiers.isSubset(of: .shift)
    }
  }

  /// `CSI number ~`, and rxvt's `^`, `$` and `@` in place of `~`.
  private init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    // The VT220 left gaps in its row of function keys.
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23...26: self = .function(number - 12)
    case 28, 29: self = .function(number - 13)
    case 31...34: self = .function(number - 14)
    default: return nil
    }
  }

  private init?(controlFinal final: Unicode.Scalar) {
    switch final {
    case "A", "a": self = .up
    case "B", "b": self = .down
    case "C", "c": self = .right
    case "D", "d": self = .left
    case "H": self = .home
    case "F": self = .end
    case "P": self = .function(1)
    case "Q": self = .function(2)
    case "S": self = .function(4)
    case "Z": self = .backTab
    // No R: with parameters it is the cursor's position.
    default: return nil
    }
  }

  private init?(singleShiftFinal final: Unicode.Scalar) {
    switch final {
    case "A", "a": self = .up
    case "B", "b": self = .down
    case "C", "c": self = .right
    case "D", "d": self = .left
    case "H": self = .home
    case "F": self = .end
    case "P"..."S": self = .function(Int(final.value) - 0x50 + 1)
    // The number pad of a VT100 in application mode.
    case "M": self = .enter
    case "I": self = .tab
    case "X": self = .character("=")
    case " ": self = .character(" ")
    case "j"..."y":
      self = .character(Unicode.Scalar(UInt8(truncatingIfNeeded: final.value - 0x40)))
    default: return nil
    }
  }

  private init?(linuxFunction final: Unicode.Scalar) {
    guard ("A"..."E").contains(final) else { return nil }
    self = .function(Int(final.value) - 0x41 + 1)
  }
}

extension EscapeSequence {
  /// The modifiers: xterm's second parameter, or what rxvt says by the final byte.
  fileprivate var modifiers: Modifiers {
    switch (introducer, final) {
    case (.control, "$"), (.control, "a"..."d"): .shift
    case (.control, "^"): .control
    case (.control, "@"): [.control, .shift]
    case (.singleShift, "a"..."d"): .control
    case (.singleShift, _): Modifiers(parameter: parameter(1) ?? parameter(0))
    default: Modifiers(parameter: parameter(1))
    }
  }
}
