import Canvas
public import CellText
public import Cloud
import TagLayout

/// Asks a terminal how it counts the cells of some tags, and does nothing else with it.
///
/// For what is to be printed as the terminal would show it.
public enum WidthSurvey {
  /// Asks, and gives the terminal back.
  ///
  /// Takes as long as the terminal takes to answer, at most `replyPatience` milliseconds for a thousand
  /// clusters; keys that are pressed meanwhile are lost, but Ctrl-C ends the program as ever.
  ///
  /// - Parameters:
  ///   - terminal: Whom to ask; nothing is shown, and it is closed in the end.
  ///   - tags: The tags whose clusters are asked for.
  ///   - conditions: When it may be asked.
  ///   - host: The clock.
  /// - Returns: How it counts; nil if it may not be asked, or didn't answer.
  public static func profile<T: Terminal & ~Copyable, H: Host>(
    of terminal: inout T, for tags: TagList, conditions: ProbeConditions, host: inout H
  ) -> WidthProfile? {
    defer { terminal.close() }
    var session = Session(
      program: SurveyProgram(tags: tags, conditions: conditions),
      keySequences: terminal.keySequences, escapeDelay: RunLoop.defaultEscapeDelay,
      replyPatience: conditions.timeoutMilliseconds, setsClusterMode: false)
    let ending = session.run(on: &terminal, host: &host)
    return ending == .quit ? session.program.profile : nil
  }
}

/// Asks until nothing is left to ask.
private struct SurveyProgram: InteractiveProgram {
  let tags: TagList
  let content: ArrangedCloud? = nil
  let hasUnsavedEdits = false
  private var widths: TerminalWidths
  private var size = Size.zero
  private(set) var profile: WidthProfile?

  init(tags: TagList, conditions: ProbeConditions) {
    self.tags = tags
    widths = TerminalWidths(conditions: conditions)
  }

  mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .resize(let new):
      size = new
    case .widthsFound(let findings):
      if widths.take(findings) { widths.look(through: tags, profile: findings.profile) }
      profile = widths.state == .silent ? nil : findings.profile
    case .key, .paste, .mouse, .reply, .saved, .continued, .resumed:
      return []
    }
    if let question = widths.isAllowed(at: size) ? widths.nextQuestion() : nil {
      return [.ask(question)]
    }
    return widths.isAsking ? [] : [.quit]
  }

  func view() -> Screen {
    Screen(canvas: Canvas(size: size), cursor: .zero, isCursorVisible: false)
  }
}
