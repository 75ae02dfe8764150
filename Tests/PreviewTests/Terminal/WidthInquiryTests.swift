import Canvas
import CellText
import Cloud
import TagLayout
import TestSupport
import Testing

@testable import Preview

/// The preview on a terminal that answers, or doesn't.
@Suite("Asking the terminal how it counts")
struct WidthInquiryTests {
  private typealias Action = InMemoryTerminal.Action
  private let size = Size(width: 60, height: 16)
  private static let flag = "\u{1F1E9}\u{1F1EA}"
  private static let family = "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}"

  private struct Run {
    let model: Model
    let terminal: InMemoryTerminal
    let clock: Clock
  }

  private struct Clock: Host {
    var frames = 0
    var time = 0
    /// Milliseconds that pass between two looks at the clock.
    var step = 0

    mutating func note(_ event: Event) {}

    mutating func frameShown(_ number: Int) { frames = number }
    mutating func now() -> Int {
      time += step
      return time
    }
  }

  private func run(
    _ script: [InMemoryTerminal.Burst], _ tags: [String] = [flag, family, "plain"],
    responder: TerminalResponder?, mode: WidthMode? = nil, refused: Bool = false,
    size: Size? = nil, clock step: Int = 0, isASCII: Bool = false,
    _ prepare: (inout InMemoryTerminal) -> Void = { _ in }
  ) throws -> Run {
    let size = size ?? self.size
    var terminal = InMemoryTerminal(size: size, script: script)
    terminal.responder = responder
    prepare(&terminal)
    var settings = CloudSettings()
    settings.widthMode = mode
    settings.asciiOnly = isASCII
    var options = Model.Options()
    options.probeConditions = ProbeConditions(columns: size.width, rows: size.height) {
      ["TERM": "xterm", "TAGCLOUD_NO_PROBE": refused ? "1" : ""][$0]
    }
    var clock = Clock()
    clock.step = step
    let model = Model(tags: TagList(tags), settings: settings, size: size, options: options)
    let outcome = RunLoop.run(model, on: &terminal, host: &clock)
    guard case .quit(let last) = outcome else {
      throw Failure.ended(outcome)
    }
    return Run(model: last, terminal: terminal, clock: clock)
  }

  private enum Failure: Error { case ended(RunOutcome) }

  private func typing(_ keys: String...) -> [InMemoryTerminal.Burst] {
    keys.map { [.bytes(Array($0.utf8))] }
  }

  private func sent(_ terminal: InMemoryTerminal) -> [String] {
    terminal.actions.compactMap {
      if case .send(let bytes) = $0 { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
  }

  @Test("the first frame is shown before anything is asked, and the rows are shown again at once")
  func order() throws {
    let run = try run(typing("q"), responder: TerminalResponder(.wcwidth))
    let actions = run.terminal.actions
    #expect(actions[0] == .show)
    guard case .send = actions[1] else { return #expect(Bool(false), "\(actions)") }
    #expect(actions[2...3] == [.invalidateRows(1..<6), .show])
    #expect(actions[4] == .wait(milliseconds: 300))
    let rows = run.terminal.frames.prefix(2).map { screen in
      (0..<size.height).map { screen.canvas.row($0) }
    }
    #expect(rows[0] == rows[1])
  }

  @Test(
    "nothing is asked where only ASCII is drawn, whatever the mode",
    arguments: [nil, .automatic] as [WidthMode?])
  func ascii(mode: WidthMode?) throws {
    let run = try run(
      typing("W", "q"), responder: TerminalResponder(.grapheme), mode: mode, isASCII: true)
    #expect(sent(run.terminal).isEmpty)
  }

  @Test("what the terminal says decides the widths", arguments: [WidthProfile.wcwidth, .grapheme])
  func widths(profile: WidthProfile) throws {
    let run = try run(typing("q"), responder: TerminalResponder(profile))
    #expect(run.model.cloud.settings.widthProfile == profile)
    // What was drawn by another count need not stand where it is thought to.
    #expect(run.terminal.actions.contains(.invalidate) == (profile != .wcwidth))
    let widths = [Self.flag, Self.family, "plain"].map { profile.width(of: $0) + 4 }
    #expect((0..<3).map { run.model.cloud.arrangement.attributes(at: $0).frame.width } == widths)
    #expect(run.terminal.dueReplies == nil)
  }

  @Test("clusters that rules don't tell are asked for one by one")
  func exceptions() throws {
    var odd = WidthProfile.grapheme
    odd.exceptions[Self.family] = 5
    let run = try run(typing("q"), responder: TerminalResponder(odd))
    #expect(run.model.cloud.settings.widthProfile == odd)
    #expect(sent(run.terminal).count == 2)
    #expect(run.model.cloud.arrangement.attributes(at: 1).frame.width == 9)
  }

  @Test("tags that are added, edited or come back are asked for too, each cluster once")
  func edits() throws {
    var odd = WidthProfile.wcwidth
    odd.exceptions[Self.family] = 3
    odd.exceptions[Self.flag] = 4
    let run = try run(
      typing("A\(Self.family)\r\r", "d", "u", "e\u{15}\(Self.flag)\r", "A\(Self.family)\r\r", "q"),
      ["a"], responder: TerminalResponder(odd))
    let texts = (0..<3).map { run.model.cloud.tags[$0] }
    #expect(texts == ["a", Self.flag, Self.family])
    let widths = (0..<3).map { run.model.cloud.arrangement.attributes(at: $0).frame.width - 4 }
    #expect(widths == [1, 4, 3])
    #expect(sent(run.terminal).count == 3)
  }

  @Test("a thousand clusters are asked for at a time")
  func batches() throws {
    let tags = (0..<2500).map { index in
      "\(Unicode.Scalar(UInt32(0x4E00 + index)) ?? "x")\u{301}"
    }
    let run = try run(typing("q"), tags, responder: TerminalResponder(.wcwidth))
    #expect(sent(run.terminal).count == 4)
  }

  @Test("a terminal that says nothing costs one time-out, and counts as wcwidth")
  func silence() throws {
    let run = try run(typing("", "A\(Self.family)\r\r", "q"), responder: nil)
    #expect(run.model.cloud.settings.widthProfile == .wcwidth)
    #expect(sent(run.terminal).count == 1)
    #expect(
      run.terminal.actions.compactMap {
        if case .wait(let limit) = $0 { limit ?? 0 } else { nil }
      }.filter { $0 > 0 } == [300])
    // A late answer would still be thrown away.
    #expect(run.terminal.dueReplies == DueReplies(batches: 1, milliseconds: 1000))
  }

  @Test("what is not answered counts as usual, the rest as answered")
  func missing() throws {
    var responder = TerminalResponder(.grapheme)
    responder.positionLimit = 20
    responder.answersAttributes = false
    let run = try run(typing("", "q"), responder: responder)
    #expect(run.model.cloud.settings.widthProfile.segmentation == .graphemeClusters)
  }

  @Test("keys among the answers keep their order, and late answers are none")
  func keys() throws {
    let late = "\u{1B}[5;3R\u{1B}[?62c\u{1B}[?2026;2$y\u{1B}P>|x\u{1B}\\"
    let run = try run(
      typing("\(late)\t\(late)", "\(late)q"), responder: TerminalResponder(.grapheme)
    ) { $0.typedWhileAsked = Array("3\t".utf8) }
    #expect(run.model.cloud.settings.layout.alignDirection == .justified)
    #expect(run.model.cloud.settings.widthProfile == .grapheme)
    #expect(run.model.message == nil)
  }

  @Test("the time for answers is that since the question, whatever happens meanwhile")
  func deadline() {
    var terminal = InMemoryTerminal(size: size, script: [])
    var inquiry = WidthInquiry(size: size, patience: 300)
    #expect(inquiry.remaining(at: 100) == nil)
    #expect(inquiry.ask(.samples, on: &terminal, at: 100) == nil)
    #expect(inquiry.remaining(at: 350) == 50)
    #expect(inquiry.receive(.mode(2026, state: 2), on: &terminal, at: 350) == nil)
    #expect(inquiry.remaining(at: 390) == 10)
    #expect(inquiry.remaining(at: 500) == 0)
    #expect(inquiry.giveUp(on: &terminal, at: 500)?.isComplete == false)
    #expect(inquiry.remaining(at: 600) == nil)
  }

  @Test("while an answer may come, and for some time after, an ESC is waited for a little longer")
  func cutAnswers() throws {
    var terminal = InMemoryTerminal(size: size, script: [])
    var inquiry = WidthInquiry(size: size, patience: 300)
    #expect(!inquiry.mayBeCut(at: 0))
    _ = inquiry.ask(.samples, on: &terminal, at: 100)
    #expect(inquiry.mayBeCut(at: 400))
    _ = inquiry.giveUp(on: &terminal, at: 400)
    #expect(inquiry.mayBeCut(at: 10_099))
    #expect(!inquiry.mayBeCut(at: 10_100), "a terminal that says nothing has a quick Esc again")
    _ = inquiry.receive(.deviceAttributes, on: &terminal, at: 9000)
    #expect(!inquiry.mayBeCut(at: 9001))
    #expect(terminal.dueReplies == nil)
  }

  @Test("an answer that stops anywhere and goes on after any time presses no key")
  func interruptedAnswers() throws {
    let untouched = try run(typing("", "q"), responder: nil).model.cloud.settings
    for reply in ["\u{1B}[5;3R", "\u{1B}[?2027;2$y", "\u{9B}5;3R", "\u{1B}[?62;22c"] {
      let bytes = Array(reply.utf8)
      for cut in 1..<bytes.count {
        let run = try run(
          [
            [], [.bytes(Array(bytes[..<cut]))], [.bytes(Array(bytes[cut...]))],
            [.bytes(Array("q".utf8))],
          ], responder: nil)
        #expect(run.model.cloud.settings == untouched, "\(reply.debugDescription) cut at \(cut)")
        #expect(
          run.terminal.actions.contains(.wait(milliseconds: 100)) == (bytes[..<cut] == [0x1B]))
      }
    }
  }

  @Test(
    "a terminal that says nothing is not waited for when a key may be the beginning of an answer",
    arguments: [("\u{1B}", 100, 25), ("\u{1B}[", 1000, 250)])
  func patience(typed: String, soon: Int, late: Int) throws {
    for (step, expected) in [(0, soon), (11_000, late)] {
      let run = try run(typing("", typed, "q"), responder: nil, clock: step)
      let limits = run.terminal.actions.compactMap {
        if case .wait(let limit) = $0 { limit } else { nil }
      }
      #expect(limits.contains(expected), "\(limits)")
      #expect(!limits.contains(soon + late - expected), "\(limits)")
    }
  }

  @Test("what is due is told with the time that is left, and whether anything came")
  func dueReplies() {
    var terminal = InMemoryTerminal(size: size, script: [])
    var inquiry = WidthInquiry(size: size, patience: 300)
    _ = inquiry.ask(.samples, on: &terminal, at: 100)
    #expect(terminal.dueReplies == DueReplies(batches: 1, milliseconds: 1000))
    _ = inquiry.giveUp(on: &terminal, at: 400)
    #expect(terminal.dueReplies == DueReplies(batches: 1, milliseconds: 700))
    _ = inquiry.receive(.cursorPosition(row: 5, column: 3), on: &terminal, at: 2000)
    #expect(terminal.dueReplies == DueReplies(batches: 1, milliseconds: 0, isAnswering: true))
    _ = inquiry.receive(.deviceAttributes, on: &terminal, at: 2100)
    #expect(terminal.dueReplies == nil)
  }

  @Test("leaving before the answers are there has them thrown away")
  func leaving() throws {
    let run = try run([], responder: TerminalResponder(.grapheme)) {
      $0.typedWhileAsked = Array("q".utf8)
    }
    #expect(
      run.terminal.dueReplies == DueReplies(batches: 1, milliseconds: 1000, isAnswering: true))
    #expect(run.terminal.actions.last == .close)
  }

  @Test("after a stop the question is asked again")
  func suspension() throws {
    var responder = TerminalResponder(.grapheme)
    responder.positionLimit = 60
    let run = try run(typing("q"), ["plain"], responder: responder) {
      $0.typedWhileAsked = [0x1A]
    }
    #expect(run.terminal.actions.contains(.suspend))
    #expect(sent(run.terminal).count == 2)
    #expect(run.model.terminalWidths.state == .answered)
  }

  @Test("mode 2027 is kept where it makes clusters, and undone otherwise")
  func clusterMode() throws {
    var responder = TerminalResponder(.wcwidth)
    responder.modes = [2026: 2, 2027: 2]
    responder.clusterProfile = .grapheme
    let kept = try run(typing("q"), responder: responder)
    #expect(kept.model.cloud.settings.widthProfile == .grapheme)
    #expect(kept.terminal.clustersGraphemes)
    #expect(kept.terminal.isSynchronized)
    // It was known to every way out before it was set.
    let actions = kept.terminal.actions
    let setting = try #require(
      actions.firstIndex {
        if case .send(let bytes) = $0 {
          String(decoding: bytes, as: UTF8.self).contains("\u{1B}[?2027h")
        } else {
          false
        }
      })
    let known = try #require(actions.firstIndex(of: .clusterMode(true)))
    #expect(known < setting)

    responder.clusterProfile = .wcwidth
    let undone = try run(typing("q"), responder: responder)
    #expect(undone.model.cloud.settings.widthProfile == .wcwidth)
    #expect(!undone.terminal.clustersGraphemes)
    #expect(sent(undone.terminal).contains("\u{1B}[?2027l"))
  }

  @Test("a mode that is undone is known to every way out until it is")
  func undoneMode() throws {
    var responder = TerminalResponder(.wcwidth)
    responder.modes = [2027: 2]
    responder.clusterProfile = .wcwidth
    let actions = try run(typing("q"), responder: responder).terminal.actions
    let forgotten = try #require(actions.firstIndex(of: .clusterMode(false)))
    let reset = try #require(actions.firstIndex(of: .send(Array("\u{1B}[?2027l".utf8))))
    #expect(reset < forgotten)
  }

  @Test("nobody is asked who said no, named a mode, or has no room")
  func refusals() throws {
    let responder = TerminalResponder(.grapheme)
    let refused = try run(typing("q"), responder: responder, refused: true)
    #expect(sent(refused.terminal).isEmpty)
    let fixed = try run(typing("q"), responder: responder, mode: .fixed(.wcwidth))
    #expect(sent(fixed.terminal).isEmpty)
    let narrow = try run(typing("q"), responder: responder, size: Size(width: 19, height: 16))
    #expect(sent(narrow.terminal).isEmpty)
    let low = try run(typing("q"), responder: responder, size: Size(width: 60, height: 5))
    #expect(sent(low.terminal).isEmpty)
  }

  @Test("a window that becomes large enough is asked then")
  func growth() throws {
    let run = try run(
      [[.resized(Size(width: 60, height: 16))], [.bytes([0x71])]],
      responder: TerminalResponder(.grapheme), size: Size(width: 19, height: 16))
    #expect(run.model.cloud.settings.widthProfile == .grapheme)
  }

  @Test("W goes on to wcwidth, grapheme, the mode given, and back to what the terminal said")
  func stepping() throws {
    var given = WidthProfile.grapheme
    given.textSelector = .ignored
    let keys = ["", "W", "W", "W", "W", "q"]
    let run = try run(
      keys.map { $0.isEmpty ? [] : [.bytes(Array($0.utf8))] },
      responder: TerminalResponder(.grapheme), mode: .fixed(given))
    #expect(run.model.cloud.settings.widthMode == .fixed(given))
    let rows = run.terminal.frames.map { $0.canvas.row(15) }
    for text in [
      " width mode auto: asking the terminal", " width mode auto: the terminal counts as grapheme",
      " width mode wcwidth", " width mode grapheme", " width mode grapheme,vs15=off",
    ] {
      #expect(rows.contains(text), "\(rows)")
    }
  }
}
