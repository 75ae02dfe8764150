import CellText
import TagLayout

/// Asks a terminal of its widths while the program goes on: sends the questions, keeps the time, and
/// tells what came of it.
struct WidthInquiry {
  private var probe: WidthProbe
  /// How long answers to one batch may take, in milliseconds.
  private let patience: Int
  /// When the answers to the running batch are given up.
  private var deadline: Int?
  /// Whether a batch was written over what the terminal showed.
  private var hasWrittenOver = false

  /// When the last batch was sent.
  private var askedAt: Int?
  /// Whether anything was ever answered.
  private var hasAnswers = false

  /// How long answers may come after the question though they are given up, in milliseconds.
  private static let latePatience = 1000
  /// How long after a question an answer may come cut behind its ESC, in milliseconds.
  private static let cutPatience = 10_000

  init(size: Size, patience: Int, setsClusterMode: Bool = true) {
    probe = WidthProbe(columns: size.width, setsClusterMode: setsClusterMode)
    self.patience = max(patience, 1)
  }

  /// Whether a batch is being answered.
  var isRunning: Bool { probe.isRunning }

  /// Whether answers may come yet.
  var awaitsReplies: Bool { probe.awaitsReplies }

  /// Whether an ESC, or more, may be the beginning of an answer.
  ///
  /// A terminal that owes one for long answers nothing at all: there Esc must be quick again.
  func mayBeCut(at now: Int) -> Bool {
    guard let askedAt, awaitsReplies else { return false }
    return now - askedAt < Self.cutPatience
  }

  /// Milliseconds until the running batch is given up; nil if none runs.
  func remaining(at now: Int) -> Int? {
    deadline.map { max(0, $0 - now) }
  }

  /// Whether rows need to be shown again; they are asked for once.
  mutating func takeWrittenOver() -> Bool {
    defer { hasWrittenOver = false }
    return hasWrittenOver
  }

  /// No answer that is due will come any more.
  mutating func forgetReplies() {
    probe.forgetReplies()
  }

  /// The terminal has another size: the next batch is made for it.
  mutating func resize(to size: Size) {
    probe.resize(columns: size.width, rows: size.height)
  }

  /// Asks; returns the answer if there is nothing to ask.
  mutating func ask<T: Terminal & ~Copyable>(
    _ question: WidthQuestion, on terminal: inout T, at now: Int
  ) -> ProbeFindings? {
    switch question {
    case .samples: carryOut(probe.start(), on: &terminal, at: now)
    case .clusters(let clusters): carryOut(probe.ask(about: clusters), on: &terminal, at: now)
    }
  }

  /// Asks again what was being asked when its answers were thrown away.
  mutating func askAgain<T: Terminal & ~Copyable>(
    on terminal: inout T, at now: Int
  ) -> ProbeFindings? {
    carryOut(probe.askAgain(), on: &terminal, at: now)
  }

  /// Takes an answer; returns what was found when all have come.
  mutating func receive<T: Terminal & ~Copyable>(
    _ reply: TerminalReply, on terminal: inout T, at now: Int
  ) -> ProbeFindings? {
    hasAnswers = true
    return carryOut(probe.receive(reply), on: &terminal, at: now)
  }

  /// Gives the running batch up; returns what was found.
  mutating func giveUp<T: Terminal & ~Copyable>(
    on terminal: inout T, at now: Int
  ) -> ProbeFindings? {
    carryOut(probe.timeOut(), on: &terminal, at: now)
  }

  private mutating func carryOut<T: Terminal & ~Copyable>(
    _ step: ProbeStep, on terminal: inout T, at now: Int
  ) -> ProbeFindings? {
    // Every way out must know of a mode before it is set, and until it is reset.
    if !probe.restoration.isEmpty { terminal.clustersGraphemes = true }
    defer { terminal.clustersGraphemes = !probe.restoration.isEmpty }
    if case .ask = step { askedAt = now }
    noteDueReplies(on: &terminal, at: now)
    switch step {
    case .wait:
      return nil
    case .ask(let bytes):
      deadline = now + patience
      terminal.send(bytes)
      terminal.invalidate(rows: WidthProbe.rows)
      hasWrittenOver = true
      return nil
    case .finish(let findings, let bytes):
      deadline = nil
      if !bytes.isEmpty { terminal.send(bytes) }
      terminal.isSynchronized = findings.synchronizedOutput?.isChangeable ?? false
      return findings
    }
  }

  /// Tells the terminal, for every way out, which answers are due.
  private func noteDueReplies<T: Terminal & ~Copyable>(on terminal: inout T, at now: Int) {
    guard let askedAt, probe.dueFences > 0 else {
      terminal.dueReplies = nil
      return
    }
    let end = askedAt + max(patience, Self.latePatience)
    terminal.dueReplies = DueReplies(
      batches: probe.dueFences, milliseconds: max(0, end - now), isAnswering: hasAnswers)
  }
}
