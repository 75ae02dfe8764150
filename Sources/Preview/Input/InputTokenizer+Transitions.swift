import CellText

/// The state machine: what one byte does in each state.
extension InputTokenizer {
  mutating func take(_ byte: UInt8, into events: inout [Event]) {
    switch state {
    case .ground: takeInGround(byte, into: &events)
    case .escape: takeAfterEscape(byte, into: &events)
    case .escapeEscape: takeAfterTwoEscapes(byte, into: &events)
    case .metaCharacter: takeInMetaCharacter(byte, into: &events)
    case .controlSequence: takeInControlSequence(byte, into: &events)
    case .linuxFunction: takeLinuxFunction(byte, into: &events)
    case .singleShift: takeInSingleShift(byte, into: &events)
    case .mouseReport(let remaining): takeInMouseReport(byte, remaining, into: &events)
    case .string(let length): takeInString(byte, after: length, into: &events)
    case .stringEscape: takeAfterStringEscape(byte, into: &events)
    case .paste: takeInPaste(byte, into: &events)
    case .lateReply(let heldFrom): takeInLateReply(byte, heldFrom, into: &events)
    }
  }

  private mutating func takeInGround(_ byte: UInt8, into events: inout [Event]) {
    if resumesReply(byte, into: &events) { return }
    if let control = decoder.control(byte), beginsSequence(C1: control, [byte]) { return }
    guard let scalar = decoder.take(byte), !beginsSequence(C1: scalar, [0xC2, byte]) else { return }
    if scalar.value == UInt32(ASCII.escape) {
      open(.escape)
    } else if let key = Key(scalar) {
      events.append(.key(key))
    }
  }

  /// Opens the sequence that a C1 control introduces, as a byte or as a character of UTF-8: each
  /// stands for ESC and the byte 64 below it (ECMA-48, 5.3).
  private mutating func beginsSequence(C1 control: Unicode.Scalar, _ bytes: [UInt8]) -> Bool {
    guard let byte = control.sevenBitFinal, let introduced = State(introducer: byte) else {
      return false
    }
    open(introduced)
    sequence.append(byte)
    eightBitIntroducer = bytes
    return true
  }

  private mutating func takeAfterEscape(_ byte: UInt8, into events: inout [Event]) {
    sequence.append(byte)
    if let key = sequences[sequence] {
      events.append(.key(key))
      reset()
    } else if byte == ASCII.escape {
      state = .escapeEscape
    } else if let introduced = State(introducer: byte) {
      state = introduced
    } else if byte >= 0x80 {
      state = .metaCharacter
      decoder = UTF8Decoder()
      if let control = decoder.control(byte) {
        finishMeta(control, [byte], into: &events)
      } else if decoder.take(byte) == nil, !decoder.isOpen {
        reset()
      }
    } else {
      // Alt with a character, or with a key that sends a control.
      reset()
    }
  }

  private mutating func takeAfterTwoEscapes(_ byte: UInt8, into events: inout [Event]) {
    switch State(introducer: byte) {
    case .controlSequence?, .singleShift?:
      // rxvt sends Alt with an arrow like this; the end of the sequence decides.
      open(.escape)
      isPrefixed = true
      take(byte, into: &events)
    case .some:
      events.append(.key(.escape))
      open(.escape)
      take(byte, into: &events)
    case nil where byte == ASCII.escape:
      events.append(.key(.escape))
    case nil:
      events += [.key(.escape), .key(.escape)]
      restart(with: byte, into: &events)
    }
  }

  private mutating func takeInMetaCharacter(_ byte: UInt8, into events: inout [Event]) {
    if decoder.continues(with: byte) {
      if let scalar = decoder.take(byte) { finishMeta(scalar, [0xC2, byte], into: &events) }
    } else {
      restart(with: byte, into: &events)
    }
  }

  /// Drops a character after an ESC, which is what Alt sends; before a sequence the ESC is what it is
  /// before its form of seven bits.
  private mutating func finishMeta(
    _ scalar: Unicode.Scalar, _ bytes: [UInt8], into events: inout [Event]
  ) {
    if let byte = scalar.sevenBitFinal, State(introducer: byte) != nil {
      takeAfterTwoEscapes(byte, into: &events)
      eightBitIntroducer = bytes
    } else {
      reset()
    }
  }

  private mutating func takeInControlSequence(_ byte: UInt8, into events: inout [Event]) {
    // rxvt ends Shift with a key by `$`, which elsewhere comes before the final byte of a reply;
    // replies have a marker or several parameters.
    let isRxvtShift =
      byte == ASCII.dollar && sequence.count > 2 && sequence[2...].allSatisfy(isDigit)
    switch byte {
    case _ where isRxvtShift:
      collect(byte)
      finishSequence(into: &events)
    case 0x20...0x3F:
      collect(byte)
    case 0x5B where sequence.count == 2:
      collect(byte)
      state = .linuxFunction
    case 0x4D where sequence.count == 2 && sequences[sequence + [byte]] == nil:
      state = .mouseReport(remaining: 3)
    case 0x40...0x7E:
      collect(byte)
      finishSequence(into: &events)
    default:
      abandon(at: byte, into: &events)
    }
  }

  private mutating func takeLinuxFunction(_ byte: UInt8, into events: inout [Event]) {
    switch byte {
    case 0x20...0x7E:
      collect(byte)
      finishSequence(into: &events)
    default:
      abandon(at: byte, into: &events)
    }
  }

  private mutating func takeInSingleShift(_ byte: UInt8, into events: inout [Event]) {
    switch byte {
    case _ where isDigit(byte) || byte == ASCII.semicolon:
      collect(byte)
    case 0x20...0x7E:
      collect(byte)
      finishSequence(into: &events)
    default:
      abandon(at: byte, into: &events)
    }
  }

  private mutating func takeInMouseReport(
    _ byte: UInt8, _ remaining: Int, into events: inout [Event]
  ) {
    // Where a place is too far for a byte, xterm sends NUL.
    if byte < 0x20, byte != 0 {
      abandon(at: byte, into: &events)
    } else if remaining > 1 {
      state = .mouseReport(remaining: remaining - 1)
    } else {
      endUnknown(into: &events)
    }
  }

  private mutating func takeInString(
    _ byte: UInt8, after length: Int, into events: inout [Event]
  ) {
    switch byte {
    case ASCII.bell: finishString(into: &events)
    case ASCII.escape: state = .stringEscape
    case ASCII.cancel, ASCII.substitute: abandonString()
    case _ where length + 1 >= Self.maximumStringLength: abandonString()
    default:
      if [decoder.control(byte), decoder.take(byte)].contains(Self.stringTerminator) {
        // The first half of its form in UTF-8.
        if sequence.last == 0xC2 { sequence.removeLast() }
        finishString(into: &events)
      } else {
        collect(byte)
        state = .string(length: length + 1)
      }
    }
  }

  /// ST as a C1 control.
  private static let stringTerminator: Unicode.Scalar = "\u{9C}"

  private mutating func takeAfterStringEscape(_ byte: UInt8, into events: inout [Event]) {
    if byte == ASCII.backslash {
      finishString(into: &events)
    } else {
      // Not the terminator: the string was cut off, and another sequence begins.
      open(.escape)
      take(byte, into: &events)
    }
  }

  private mutating func takeInPaste(_ byte: UInt8, into events: inout [Event]) {
    if paste.take(byte) {
      finishPaste(into: &events)
      reset()
    }
  }
}

extension InputTokenizer {
  /// Starts an escape sequence with its ESC.
  private mutating func open(_ state: State) {
    reset()
    decoder = UTF8Decoder()
    self.state = state
    sequence.append(ASCII.escape)
  }

  /// Adds a byte to the open sequence; of an absurdly long one the rest is counted as one byte.
  private mutating func collect(_ byte: UInt8) {
    if sequence.count < Self.maximumSequenceLength { sequence.append(byte) }
  }

  /// Reads a byte as if nothing stood before it.
  private mutating func restart(with byte: UInt8, into events: inout [Event]) {
    reset()
    decoder = UTF8Decoder()
    take(byte, into: &events)
  }

  /// Drops the open sequence because of a byte that can't stand in it.
  ///
  /// CAN and SUB do nothing else; any other byte is read afresh.
  private mutating func abandon(at byte: UInt8, into events: inout [Event]) {
    endUnknown(into: &events)
    if byte != ASCII.cancel && byte != ASCII.substitute {
      restart(with: byte, into: &events)
    }
  }

  /// Drops the open sequence; an ESC before it was the Escape key then.
  private mutating func endUnknown(into events: inout [Event]) {
    if isPrefixed { events.append(.key(.escape)) }
    reset()
  }

  /// Says what a whole sequence means.
  private mutating func finishSequence(into events: inout [Event]) {
    let parsed = EscapeSequence(sequence)
    let reply = parsed.flatMap { TerminalReply($0) }
    if let reply, awaitsReplies || sequences[sequence] == nil {
      endUnknown(into: &events)
      events.append(.reply(reply))
      return
    }
    if let key = sequences[sequence] ?? parsed.flatMap({ Key($0, isMeta: isPrefixed) }) {
      events.append(.key(key))
      reset()
      return
    }
    let introducer = eightBitIntroducer
    endUnknown(into: &events)
    if parsed?.beginsPaste == true {
      paste = BracketedPaste(
        limit: Self.maximumPasteLength,
        controlSequenceIntroducer: introducer.isEmpty ? [ASCII.escape, 0x5B] : introducer)
      state = .paste
    } else if let mouse = parsed.flatMap(MouseEvent.init) {
      events.append(.mouse(mouse))
    }
  }

  /// Says what a whole string sequence means.
  private mutating func finishString(into events: inout [Event]) {
    if let reply = TerminalReply(stringSequence: sequence) { events.append(.reply(reply)) }
    abandonString()
  }

  private mutating func abandonString() {
    decoder = UTF8Decoder()
    reset()
  }

  private func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
