import CellText
import TagLayout

/// One run of a program on a terminal: the state between two frames.
struct Session<P: InteractiveProgram> {
  enum Ending: Hashable {
    case quit
    case ended(signal: Int32)
    case hangUp
    case failed(TerminalFailure)
  }

  private(set) var program: P
  private var tokenizer: InputTokenizer
  private let escapeDelay: Int
  private var frames = 0
  /// Whether something happened that the last frame doesn't show.
  private var needsFrame = true
  /// Whether the program goes on by itself once its frame is on the terminal.
  private var continuesAfterFrame = false
  /// What the terminal is asked of its widths.
  private var inquiry: WidthInquiry
  /// What is to be asked when the next frame is on the terminal.
  private var question: Question?

  private enum Question {
    case new(WidthQuestion)
    /// The answers that were due have been thrown away.
    case again
  }

  init(
    program: P, keySequences: KeySequences, escapeDelay: Int,
    replyPatience: Int = RunLoop.defaultReplyPatience, setsClusterMode: Bool = true
  ) {
    self.program = program
    self.escapeDelay = max(escapeDelay, 1)
    tokenizer = InputTokenizer(sequences: keySequences)
    inquiry = WidthInquiry(
      size: .zero, patience: replyPatience, setsClusterMode: setsClusterMode)
  }

  /// Runs until the program quits or the terminal fails.
  mutating func run<T: Terminal & ~Copyable, H: Host>(
    on terminal: inout T, host: inout H
  ) -> Ending {
    // The terminal may have been resized since the program was made for its size.
    if let ending = handle([.resize(terminal.size)], on: &terminal, host: &host) { return ending }
    while true {
      do throws(TerminalFailure) {
        try showFrame(on: &terminal, host: &host)
        if let ending = try askPending(on: &terminal, host: &host) { return ending }
      } catch {
        return .failed(error)
      }
      if continuesAfterFrame {
        if let ending = handle(.continued, on: &terminal, host: &host) { return ending }
        continue
      }
      // What was asked may have been known already.
      if !needsFrame, let ending = handleBurst(on: &terminal, host: &host) { return ending }
    }
  }

  /// Shows what has changed, and again what a question was written over.
  private mutating func showFrame<T: Terminal & ~Copyable, H: Host>(
    on terminal: inout T, host: inout H
  ) throws(TerminalFailure) {
    let isWrittenOver = inquiry.takeWrittenOver()
    guard needsFrame || isWrittenOver else { return }
    try terminal.show(program.view())
    guard needsFrame else { return }
    frames += 1
    needsFrame = false
    host.frameShown(frames)
  }

  /// Waits for something to happen, and handles it and all that has happened besides.
  private mutating func handleBurst<T: Terminal & ~Copyable, H: Host>(
    on terminal: inout T, host: inout H
  ) -> Ending? {
    let now = host.now()
    let (answerTime, patience) = (inquiry.remaining(at: now), patience(at: now))
    var activity = terminal.wait(milliseconds: [patience, answerTime].compactMap { $0 }.min())
    if activity == .timedOut, let answerTime, answerTime < patience ?? .max {
      return tell(
        inquiry.giveUp(on: &terminal, at: host.now()), on: &terminal, host: &host)
    }
    var size: Size?
    var count = 0
    repeat {
      let events: [Event]
      tokenizer.awaitsReplies = inquiry.awaitsReplies
      switch activity {
      case .hangUp: return .hangUp
      case .ending(let signal): return .ended(signal: signal)
      case .bytes(let bytes): events = tokenizer.feed(bytes)
      case .timedOut: events = tokenizer.flush()
      case .resumed:
        terminal.invalidate()
        forgetReplies()
        events = [.resize(terminal.size), .resumed]
      case .resized(let new):
        // Of sizes in a row only the last is worth a layout.
        size = new
        events = []
      }
      if !events.isEmpty {
        if let ending = handle(resize(to: size) + events, on: &terminal, host: &host) {
          return ending
        }
        size = nil
      }
      count += 1
      if count == Self.maximumBurst { break }
      // That nothing more is here yet doesn't mean that the time for an Escape is over.
      activity = terminal.wait(milliseconds: 0)
    } while activity != .timedOut
    return handle(resize(to: size), on: &terminal, host: &host)
  }

  /// How many activities are put into one frame at most, so that a flood of input can't keep the
  /// screen from moving.
  private static var maximumBurst: Int { 256 }

  /// How long to wait for what is unfinished; for ever if nothing is.
  private func patience(at now: Int) -> Int? {
    switch tokenizer.pending {
    case nil: nil
    // An answer that comes in pieces may be cut behind its ESC.
    case .escape?: inquiry.mayBeCut(at: now) ? max(escapeDelay, 100) : escapeDelay
    // The rest comes by itself, however slow the line is: giving up early would turn it into keys.
    case .sequence?: max(escapeDelay, inquiry.mayBeCut(at: now) ? 1000 : 250)
    case .paste?: max(escapeDelay, 1000)
    }
  }

  private func resize(to size: Size?) -> [Event] {
    size.map { [.resize($0)] } ?? []
  }

  /// Folds events into the program and carries out what it asks for.
  private mutating func handle<T: Terminal & ~Copyable, H: Host>(
    _ events: [Event], on terminal: inout T, host: inout H
  ) -> Ending? {
    for (index, event) in events.enumerated() {
      let ending: Ending?
      switch event {
      case .reply(let reply):
        // What is asked again is answered anew.
        ending =
          isAskingAgain
          ? nil
          : tell(
            inquiry.receive(reply, on: &terminal, at: host.now()), on: &terminal, host: &host)
      case .mouse(.drag(let button, _), _)
      where index + 1 < events.count && events[index + 1].isDrag(of: button):
        // Of moves in a row only the last is worth a layout.
        ending = nil
      case .mouse(let mouse, _):
        ending = handle(.mouse(mouse, time: host.now()), on: &terminal, host: &host)
      default:
        ending = handle(event, on: &terminal, host: &host)
      }
      if let ending { return ending }
    }
    return nil
  }

  private mutating func handle<T: Terminal & ~Copyable, H: Host>(
    _ event: Event, on terminal: inout T, host: inout H
  ) -> Ending? {
    needsFrame = true
    continuesAfterFrame = false
    if case .resize(let size) = event { inquiry.resize(to: size) }
    host.note(event)
    for effect in program.update(event) {
      switch effect {
      case .quit:
        return .quit
      case .continueAfterFrame:
        continuesAfterFrame = true
      case .repaint:
        terminal.invalidate()
      case .suspend:
        terminal.suspend()
        terminal.invalidate()
        forgetReplies()
        for event in [.resize(terminal.size), .resumed] as [Event] {
          _ = handle(event, on: &terminal, host: &host)
        }
      case .reportMouse(let isOn):
        terminal.reportsMouse = isOn
      case .ask(let asked):
        question = .new(asked)
      case .save(let request):
        guard let content = program.content else { continue }
        let outcome = host.save(content, request)
        if let ending = handle(.saved(request, outcome), on: &terminal, host: &host) {
          return ending
        }
      }
    }
    // Without anything to lose a signal need not wait for this loop.
    if terminal.defersEnding != program.hasUnsavedEdits {
      terminal.defersEnding = program.hasUnsavedEdits
    }
    return nil
  }
}

// MARK: - Questions

extension Session {
  private var isAskingAgain: Bool {
    if case .again = question { true } else { false }
  }

  /// Asks what waits for the frame that is on the terminal now, and shows again what the question was
  /// written over.
  private mutating func askPending<T: Terminal & ~Copyable, H: Host>(
    on terminal: inout T, host: inout H
  ) throws(TerminalFailure) -> Ending? {
    guard let asked = question else { return nil }
    question = nil
    let findings =
      switch asked {
      case .new(let new): inquiry.ask(new, on: &terminal, at: host.now())
      case .again: inquiry.askAgain(on: &terminal, at: host.now())
      }
    if let ending = tell(findings, on: &terminal, host: &host) { return ending }
    try showFrame(on: &terminal, host: &host)
    return nil
  }

  /// The terminal was given back meanwhile: what was due has been thrown away, and is asked for again.
  private mutating func forgetReplies() {
    if inquiry.isRunning { question = .again }
    inquiry.forgetReplies()
  }

  /// Gives the program what was found, if anything was.
  private mutating func tell<T: Terminal & ~Copyable, H: Host>(
    _ findings: ProbeFindings?, on terminal: inout T, host: inout H
  ) -> Ending? {
    findings.flatMap { handle(.widthsFound($0), on: &terminal, host: &host) }
  }
}

extension Event {
  /// Whether the mouse was moved with this button down.
  fileprivate func isDrag(of button: Int) -> Bool {
    if case .mouse(.drag(button, _), _) = self { true } else { false }
  }
}
