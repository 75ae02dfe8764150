import Canvas
import Preview
import TagLayout
import TestSupport

/// A terminal that plays events, then hangs up, and keeps what it was shown.
struct ScriptedTerminal: ~Copyable, Terminal {
  /// What became of a terminal, for whoever opened it.
  final class Log {
    var screens: [[String]] = []
    var isOpen = false

    func note(_ rows: [String]) { screens.append(rows) }
  }

  let size = Size(width: 80, height: 24)
  let keySequences = KeySequences()
  let isUnicode: Bool
  var isSynchronized = false
  var clustersGraphemes = false
  var dueReplies: DueReplies?
  var reportsMouse = false
  var defersEnding = false
  private var script: ArraySlice<TerminalActivity>
  private var responder: TerminalResponder?
  private var answers: [TerminalActivity] = []
  private let log: Log

  /// Each character of `keys` comes by itself.
  ///
  /// With a responder the next one waits until there is nothing else to do.
  init(keys: String, isUnicode: Bool = true, responder: TerminalResponder? = nil, log: Log) {
    script = keys.utf8.map { TerminalActivity.bytes([$0]) }[...]
    self.isUnicode = isUnicode
    self.responder = responder
    self.log = log
    log.isOpen = true
  }

  mutating func show(_ screen: Screen) throws(TerminalFailure) {
    log.note((0..<screen.canvas.size.height).map { screen.canvas.row($0) })
  }

  mutating func wait(milliseconds: Int?) -> TerminalActivity {
    if let answer = answers.popLast() { return answer }
    if responder != nil, milliseconds == 0 { return .timedOut }
    if let activity = script.popFirst() { return activity }
    return milliseconds == nil ? .hangUp : .timedOut
  }

  mutating func send(_ bytes: [UInt8]) {
    guard let replies = responder?.replies(to: bytes), !replies.isEmpty else { return }
    answers.append(.bytes(replies))
  }

  mutating func suspend() {}
  mutating func invalidate() {}
  mutating func invalidate(rows: Range<Int>) {}
  mutating func leave() { log.isOpen = false }
  mutating func close() { log.isOpen = false }
}
