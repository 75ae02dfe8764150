import CellText
import Cloud
import TagLayout

extension Model {
  /// `W`: the next width mode; the one that was given at the start is among them.
  mutating func stepWidthMode() -> [Effect] {
    var modes: [WidthMode] = [.automatic, .fixed(.wcwidth), .fixed(.grapheme)]
    if let initialWidthMode, !modes.contains(initialWidthMode) { modes.append(initialWidthMode) }
    let index = modes.firstIndex(of: cloud.settings.widthMode ?? .automatic) ?? 0
    // The question that this may lead to is part of the news.
    needsWidthMessage = true
    return changeWidths { $0.widthMode = modes[(index + 1) % modes.count] }
  }

  /// Takes what the terminal said; measures the tags again if that makes a difference.
  mutating func take(_ findings: ProbeFindings) -> [Effect] {
    let looksThroughAll = terminalWidths.take(findings)
    let effects = changeWidths { $0.terminalProfile = findings.profile }
    if looksThroughAll { lookForUncertainClusters() }
    if case .widthMode = message { needsWidthMessage = true }
    return effects
  }

  /// Changes how cells are counted; if that makes a difference everything is painted anew: what was
  /// drawn by a wrong count need not stand where it is thought to.
  private mutating func changeWidths(_ change: (inout CloudSettings) -> Void) -> [Effect] {
    let before = cloud.settings
    var after = before
    change(&after)
    guard after != before else { return [] }
    changeSettings(change)
    guard after.widthProfile != before.widthProfile else { return [] }
    rebreakPage()
    return [.repaint]
  }

  /// What the terminal is to be asked now that an event is over.
  mutating func nextQuestion() -> [Effect] {
    var effects: [Effect] = []
    if asksTerminal, let question = terminalWidths.nextQuestion() {
      effects.append(.ask(question))
    }
    if needsWidthMessage {
      needsWidthMessage = false
      message = .widthMode(widthModeNews)
    }
    return effects
  }

  /// Carries an edit out; the texts that it brings are asked for like those before.
  mutating func apply(_ edit: TagEdit) -> TagEdit {
    let inverse = cloud.apply(edit)
    switch edit {
    case .insert(let texts, let index, _):
      lookForUncertainClusters(in: index..<(index + texts.count))
    case .replace(let index, _):
      lookForUncertainClusters(in: index..<(index + 1))
    case .restore(let removed, let range):
      lookForUncertainClusters(in: range.lowerBound..<(range.lowerBound + removed.count))
    case .remove, .move, .permute:
      break
    }
    return inverse
  }

  /// Whether the terminal has a say, and may be asked.
  private var asksTerminal: Bool {
    // What is ASCII takes the cells that it has characters.
    if cloud.settings.asciiOnly { return false }
    return switch cloud.settings.widthMode {
    case .fixed?: false
    case .automatic?, nil: terminalWidths.isAllowed(at: size)
    }
  }

  private mutating func lookForUncertainClusters(in range: Range<Int>? = nil) {
    terminalWidths.look(through: cloud.tags, range, profile: cloud.settings.terminalProfile)
  }

  private var widthModeNews: Message.WidthModeNews {
    switch cloud.settings.widthMode {
    case .fixed?: .fixed(cloud.settings.widthProfile)
    case .automatic?, nil:
      switch terminalWidths.state {
      case .answered, .askingClusters: .answered(cloud.settings.widthProfile)
      case .silent: .silent(cloud.settings.widthProfile)
      case .askingSamples: .asking
      case .unasked: .unasked(cloud.settings.widthProfile)
      }
    }
  }
}
