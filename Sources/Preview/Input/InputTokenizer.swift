/// Turns the bytes that a terminal sends into events.
///
/// The tokenizer is total: any bytes, cut anywhere, are understood or swallowed, so that what a
/// terminal says besides keys (replies, focus reports, unknown sequences) never runs a command.
/// How the bytes are cut into `feed` calls makes no difference, and after `flush()` the next
/// byte is read afresh, unless answers are awaited.
///
///     var tokenizer = InputTokenizer()
///     tokenizer.feed([0x1B, 0x5B, 0x41])  // [.key(.up)]
///     tokenizer.feed([0x1B])              // [], and isPending
///     tokenizer.flush()                   // [.key(.escape)]
///
/// - Sequences that begin with CSI, SS3, OSC, DCS, APC, PM and SOS, as ESC and a letter or as one C1
///   control, are taken to their end, known or not (ECMA-48). A string sequence that doesn't end is
///   given up after `maximumStringLength` bytes.
/// - The answers to questions are events of their own and never keys, whenever they come.
/// - Arrows, Home, End and the page keys are themselves under any modifier, `ESC [ 1 ; 5 C` is
///   `right`. Other keys are themselves under Shift alone; with Ctrl, Alt and the like they
///   are swallowed, and so is ESC followed by a character, which is what Alt sends.
/// - Keys in the forms of xterm, rxvt, the Linux console, CSI u and modifyOtherKeys are known
///   beside those that terminfo names.
/// - Ill-formed UTF-8 and other C1 controls are skipped.
public struct InputTokenizer: Sendable {
  /// The bytes of one bracketed paste that are kept; the rest of a longer one is dropped.
  public static let maximumPasteLength = 16 << 20

  /// The bytes after which an OSC, DCS, APC, PM or SOS string that hasn't ended is given up.
  public static let maximumStringLength = 4096

  /// The bytes of an escape sequence that are kept; a longer one is swallowed.
  static let maximumSequenceLength = 64

  /// What is open between two bytes.
  enum State: Hashable, Sendable {
    case ground
    /// After ESC.
    case escape
    /// After ESC ESC.
    case escapeEscape
    /// After ESC and the first byte of a character beyond ASCII.
    case metaCharacter
    /// After ESC `[`, collecting into `sequence`.
    case controlSequence
    /// After ESC `[` `[`: the Linux console's F1 to F5 need one byte more.
    case linuxFunction
    /// After ESC O, collecting into `sequence`.
    case singleShift
    /// In an X10 mouse report, with this many bytes to come.
    case mouseReport(remaining: Int)
    /// In a string sequence, after `length` bytes of it.
    case string(length: Int)
    /// In a string sequence, after an ESC that may begin its terminator.
    case stringEscape
    case paste
    /// After the beginning of an answer that was given up, and what may be its rest: keys if it is not,
    /// which begin at this place of `sequence`.
    case lateReply(heldFrom: Int)

    /// The state after ESC and this byte, if the byte introduces a sequence.
    init?(introducer byte: UInt8) {
      switch Unicode.Scalar(byte) {
      case "[": self = .controlSequence
      case "O": self = .singleShift
      case "]", "P", "X", "^", "_": self = .string(length: 0)
      default: return nil
      }
    }
  }

  /// Whether questions to the terminal are open.
  ///
  /// xterm sends `CSI 1 ; 2 R` for F3 with Shift, and so does a terminal whose cursor stands in the
  /// second column of the first row. It is the key unless an answer is awaited. And if an answer that is
  /// cut had to be given up by `flush`, its rest is no key either.
  public var awaitsReplies = false

  let sequences: KeySequences
  var state = State.ground
  /// The bytes of the open escape sequence from its ESC on.
  var sequence: [UInt8] = []
  /// The C1 control that the open sequence began with, a byte or two of UTF-8, for which `sequence` has ESC
  /// and a letter; empty if it began with those.
  var eightBitIntroducer: [UInt8] = []
  /// Whether an ESC stood before the open sequence: Alt, or the Escape key just before it.
  var isPrefixed = false
  /// What may be the beginning of an answer and was given up, from its ESC on; empty if nothing was, or if
  /// something else came after it.
  var givenUp: [UInt8] = []
  var decoder = UTF8Decoder()
  var paste = BracketedPaste(limit: InputTokenizer.maximumPasteLength)

  /// A tokenizer that knows the keys of one terminal.
  ///
  /// - Parameter sequences: What terminfo says the keys send. They go before the built-in ones; those
  ///   that don't begin with ESC are ignored.
  public init(sequences: KeySequences = KeySequences()) {
    self.sequences = sequences
  }

  /// Reads bytes that the terminal sent.
  ///
  /// - Parameter bytes: The bytes, cut anywhere.
  /// - Returns: The events that are complete now.
  /// - Complexity: O(*n*), *n* the number of bytes.
  public mutating func feed(_ bytes: [UInt8]) -> [Event] {
    var events: [Event] = []
    for byte in bytes {
      take(byte, into: &events)
    }
    return events
  }

  /// What an unfinished input may still become.
  public enum Pending: Hashable, Sendable {
    /// Keys, such as Escape, or a part of a sequence: only time tells.
    case escape
    /// A sequence whose rest is late; no person types it.
    case sequence
    /// A bracketed paste that hasn't ended.
    case paste
  }

  /// What waits for more bytes, if anything does.
  public var pending: Pending? {
    switch state {
    case .ground: nil
    case .escape, .escapeEscape, .lateReply: .escape
    case .paste: .paste
    default: .sequence
    }
  }

  /// Whether an Escape or an unfinished sequence waits for more bytes: call `flush()` when none come.
  public var isPending: Bool { pending != nil }

  /// Ends what is unfinished: no more bytes came in time.
  ///
  /// - Returns: The Escape key or keys, or the paste as far as it came; nothing for a sequence,
  ///   which is dropped.
  public mutating func flush() -> [Event] {
    var events: [Event] = []
    let cutReply = unfinishedReply
    switch state {
    case .escape, .stringEscape:
      events = [.key(.escape)]
    case .escapeEscape:
      events = [.key(.escape), .key(.escape)]
    case .paste:
      finishPaste(into: &events)
    case .lateReply(let heldFrom):
      releaseKeys(from: heldFrom, into: &events)
    default:
      if isPrefixed { events = [.key(.escape)] }
    }
    decoder = UTF8Decoder()
    reset()
    givenUp = cutReply
    return events
  }

  /// Goes back to the state between keys.
  mutating func reset() {
    state = .ground
    isPrefixed = false
    eightBitIntroducer = []
    sequence.removeAll(keepingCapacity: true)
  }

  mutating func finishPaste(into events: inout [Event]) {
    let text = paste.take()
    if !text.isEmpty { events.append(.paste(text)) }
  }
}
