import Cloud

/// Shows a model on a terminal and feeds it what happens there, until it quits.
///
/// Every burst of activity becomes one frame: 200 keys or 200 resizes that are there at once are
/// folded into the model one by one and shown together. Without activity the loop sleeps; it sets
/// a time limit only while an Escape, a sequence or a paste is unfinished.
public enum RunLoop {
  /// How long an ESC byte waits for the rest of a sequence before it is the Escape key, in
  /// milliseconds.
  public static let defaultEscapeDelay = 25

  /// How long a terminal has for its answers, in milliseconds.
  public static let defaultReplyPatience = 300

  /// Runs the preview and gives the terminal back.
  ///
  /// - Parameters:
  ///   - model: The state to begin with.
  ///   - terminal: Where it is shown; closed in the end, however the run ends.
  ///   - host: Told about every frame.
  ///   - escapeDelay: Milliseconds that a lone ESC is waited for, at least 1.
  ///   - replyPatience: Milliseconds that the terminal has to answer a question, at least 1; nothing
  ///     else waits for it meanwhile.
  ///   - holdsClusterMode: Whether mode 2027 is left as it is after the user quit, for text that is written
  ///     then; the caller must close the terminal.
  /// - Returns: Why the run ended, and the last state if the user quit.
  public static func run<T: Terminal & ~Copyable, H: Host>(
    _ model: consuming Model, on terminal: inout T, host: inout H,
    escapeDelay: Int = defaultEscapeDelay,
    replyPatience: Int = defaultReplyPatience, holdsClusterMode: Bool = false
  ) -> RunOutcome {
    let usesMouse = model.pointer.isOn
    var session = Session(
      program: consume model, keySequences: terminal.keySequences, escapeDelay: escapeDelay,
      replyPatience: replyPatience)
    terminal.reportsMouse = usesMouse
    let ending = session.run(on: &terminal, host: &host)
    if ending == .quit {
      // What is written afterwards can be ended as ever.
      if terminal.defersEnding { terminal.defersEnding = false }
    } else if session.program.hasUnsavedEdits, let content = session.program.content {
      // While signals still wait for the loop.
      host.recover(content.tags)
    }
    if holdsClusterMode, ending == .quit { terminal.leave() } else { terminal.close() }
    return switch ending {
    case .quit: .quit(session.program)
    case .ended(let signal): .ended(signal: signal)
    case .hangUp: .hangUp
    case .failed(let failure): .failed(failure)
    }
  }
}
