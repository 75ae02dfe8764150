public import Preview
public import TagLayout

/// A terminal without a screen: plays a script of what happens, and keeps what is shown.
///
/// The script is a list of bursts. What belongs to one burst is there at once; between two bursts
/// more time passes than any time limit allows. After the last burst the terminal hangs up.
///
///     var terminal = InMemoryTerminal(size: Size(width: 20, height: 4), typing: ["ab", "\u{1B}", "q"])
public struct InMemoryTerminal: Terminal {
  /// What happens at once.
  public typealias Burst = [TerminalActivity]

  /// Something that was done to the terminal.
  public enum Action: Hashable, Sendable {
    /// A frame was shown.
    case show
    /// The run loop waited with this limit, and not only to look.
    case wait(milliseconds: Int?)
    /// The terminal was given back, and taken again.
    case suspend
    /// The next frame was asked to be painted whole.
    case invalidate
    /// The next frame was asked to paint these rows.
    case invalidateRows(Range<Int>)
    /// Bytes were sent that are no part of a frame.
    case send([UInt8])
    /// Mode 2027 was said to be on, or off again.
    case clusterMode(Bool)
    /// The screen was given back, and nothing else yet.
    case leave
    /// The terminal was given back for good.
    case close
  }

  /// The size at present; resizes of the script change it.
  public private(set) var size: Size
  /// What the keys send; nothing beyond the built-in sequences.
  public var keySequences = KeySequences()
  /// Whether cells hold more than ASCII; they do.
  public var isUnicode = true
  /// The size that the terminal has after it was suspended; nil for the same.
  public var sizeAfterSuspension: Size?
  /// What `show` throws, by the number of the frame from 1.
  public var failures: [Int: TerminalFailure] = [:]
  /// Answers questions as a terminal would; nil for a terminal that doesn't.
  public var responder: TerminalResponder?
  /// Bytes that are typed while a question is being answered, the first time: they come in the middle of
  /// the answers.
  public var typedWhileAsked: [UInt8] = []
  /// Whether frames are marked.
  public var isSynchronized = false
  /// Whether mode 2027 was said to be on.
  public var clustersGraphemes = false {
    didSet { if clustersGraphemes != oldValue { actions.append(.clusterMode(clustersGraphemes)) } }
  }
  /// Whether the mouse is reported now.
  public var reportsMouse = false {
    didSet { mouseReports.append(reportsMouse) }
  }
  /// Whether signals that end the process are told by `wait`.
  public var defersEnding = false {
    didSet { deferrals.append(defersEnding) }
  }
  /// What `defersEnding` was set to, in order.
  public private(set) var deferrals: [Bool] = []
  /// What `reportsMouse` was set to, in order.
  public private(set) var mouseReports: [Bool] = []
  /// The answers that would be waited for now.
  public var dueReplies: DueReplies?
  /// The screens that were shown.
  public private(set) var frames: [Screen] = []
  /// All that was done, in order.
  public private(set) var actions: [Action] = []
  private var bursts: [Burst]
  private var burst: ArraySlice<TerminalActivity> = []

  /// A terminal of this size on which all this will happen.
  public init(size: Size, script: [Burst]) {
    self.size = size
    bursts = script.reversed()
  }

  /// A terminal of this size that is sent these characters, each string a burst.
  public init(size: Size, typing strings: [String]) {
    self.init(size: size, script: strings.map { [.bytes(Array($0.utf8))] })
  }

  /// Keeps a screen, or throws what `failures` says for it.
  public mutating func show(_ screen: Screen) throws(TerminalFailure) {
    actions.append(.show)
    frames.append(screen)
    if let failure = failures[frames.count] { throw failure }
  }

  /// Plays the next activity of the script.
  public mutating func wait(milliseconds: Int?) -> TerminalActivity {
    if milliseconds != 0 { actions.append(.wait(milliseconds: milliseconds)) }
    if let next = burst.popFirst() {
      if case .resized(let size) = next { self.size = size }
      return next
    }
    guard milliseconds == nil else { return .timedOut }
    guard let next = bursts.popLast() else { return .hangUp }
    burst = next[...]
    return wait(milliseconds: 0)
  }

  /// Notes the suspension and takes the size that it leads to; answers that are due are lost.
  public mutating func suspend() {
    actions.append(.suspend)
    if dueReplies != nil { burst = [] }
    size = sizeAfterSuspension ?? size
  }

  /// Notes the bytes; what the responder says to them comes before the rest of the script.
  public mutating func send(_ bytes: [UInt8]) {
    actions.append(.send(bytes))
    var replies = responder?.replies(to: bytes) ?? []
    let middle = replies[(replies.count / 2)...].firstIndex(of: 0x1B) ?? replies.count
    replies.insert(contentsOf: typedWhileAsked, at: middle)
    typedWhileAsked = []
    if !replies.isEmpty { burst.append(.bytes(replies)) }
  }

  /// Notes that rows are to be painted.
  public mutating func invalidate(rows: Range<Int>) { actions.append(.invalidateRows(rows)) }

  /// Notes that all is to be painted.
  public mutating func invalidate() { actions.append(.invalidate) }

  /// Notes that the screen is given back.
  public mutating func leave() { actions.append(.leave) }

  /// Notes the end.
  public mutating func close() { actions.append(.close) }
}
