import Canvas
import Preview
import TagLayout

/// A terminal that plays events, then hangs up, and keeps what it was shown.
struct ScriptedTerminal: ~Copyable, Terminal {
  /// What became of a terminal, for whoever opened it.
  final class Log {
    var screens: [[String]] = []
    var isOpen = false
  }

  let size = Size(width: 80, height: 24)
  let keySequences = KeySequences()
  let isUnicode: Bool
  private var script: ArraySlice<TerminalActivity>
  private let log: Log

  /// Each character of `keys` comes by itself.
  init(keys: String, isUnicode: Bool = true, log: Log) {
    script = keys.utf8.map { TerminalActivity.bytes([$0]) }[...]
    self.isUnicode = isUnicode
    self.log = log
    log.isOpen = true
  }

  mutating func show(_ screen: Screen) throws(TerminalFailure) {
    log.screens.append((0..<screen.canvas.size.height).map { screen.canvas.row($0) })
  }

  mutating func wait(milliseconds: Int?) -> TerminalActivity {
    if let activity = script.popFirst() { return activity }
    return milliseconds == nil ? .hangUp : .timedOut
  }

  mutating func suspend() {}
  mutating func invalidate() {}
  mutating func close() { log.isOpen = false }
}
