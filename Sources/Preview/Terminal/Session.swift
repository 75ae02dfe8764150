import TagLayout

/// One run of a program on a terminal: the state between two frames.
struct Session<P: InteractiveProgram> {
  enum Ending: Hashable {
    case quit
    case hangUp
    case failed(TerminalFailure)
  }

  private(set) var program: P
  private var tokenizer: InputTokenizer
  private let escapeDelay: Int
  private var frames = 0
  /// Whether something happened that the last frame doesn't show.
  private var needsFrame = true

  init(program: P, keySequences: KeySequences, escapeDelay: Int) {
    self.program = program
    self.escapeDelay = max(escapeDelay, 1)
    tokenizer = InputTokenizer(sequences: keySequences)
  }

  /// Runs until the program quits or the terminal fails.
  mutating func run<T: Terminal & ~Copyable, H: Host>(
    on terminal: inout T, host: inout H
  ) -> Ending {
    // The terminal may have been resized since the program was made for its size.
    if let ending = handle([.resize(terminal.size)], on: &terminal) { return ending }
    while true {
      if needsFrame {
        do {
          try terminal.show(program.view())
        } catch {
          return .failed(error)
        }
        frames += 1
        needsFrame = false
        host.frameShown(frames)
      }
      if let ending = handleBurst(on: &terminal) { return ending }
    }
  }

  /// Waits for something to happen, and handles it and all that has happened besides.
  private mutating func handleBurst<T: Terminal & ~Copyable>(on terminal: inout T) -> Ending? {
    var activity = terminal.wait(milliseconds: patience)
    var size: Size?
    var count = 0
    repeat {
      let events: [Event]
      switch activity {
      case .hangUp: return .hangUp
      case .bytes(let bytes): events = tokenizer.feed(bytes)
      case .timedOut: events = tokenizer.flush()
      case .resumed:
        terminal.invalidate()
        events = [.resize(terminal.size), .resumed]
      case .resized(let new):
        // Of sizes in a row only the last is worth a layout.
        size = new
        events = []
      }
      if !events.isEmpty {
        if let ending = handle(resize(to: size) + events, on: &terminal) { return ending }
        size = nil
      }
      count += 1
      if count == Self.maximumBurst { break }
      // That nothing more is here yet doesn't mean that the time for an Escape is over.
      activity = terminal.wait(milliseconds: 0)
    } while activity != .timedOut
    return handle(resize(to: size), on: &terminal)
  }

  /// How many activities are put into one frame at most, so that a flood of input can't keep the
  /// screen from moving.
  private static var maximumBurst: Int { 256 }

  /// How long to wait for what is unfinished; for ever if nothing is.
  private var patience: Int? {
    switch tokenizer.pending {
    case nil: nil
    case .escape?: escapeDelay
    // The rest comes by itself, however slow the line is: giving up early would turn it into keys.
    case .sequence?: max(escapeDelay, 250)
    case .paste?: max(escapeDelay, 1000)
    }
  }

  private func resize(to size: Size?) -> [Event] {
    size.map { [.resize($0)] } ?? []
  }

  /// Folds events into the program and carries out what it asks for.
  private mutating func handle<T: Terminal & ~Copyable>(
    _ events: [Event], on terminal: inout T
  ) -> Ending? {
    for event in events {
      needsFrame = true
      for effect in program.update(event) {
        switch effect {
        case .quit:
          return .quit
        case .repaint:
          terminal.invalidate()
        case .suspend:
          terminal.suspend()
          terminal.invalidate()
          for event in [.resize(terminal.size), .resumed] as [Event] {
            _ = program.update(event)
          }
        }
      }
    }
    return nil
  }
}
