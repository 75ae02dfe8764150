import Canvas
import TagLayout
import TestSupport
import Testing

@testable import Preview

/// A program that writes down what it is told, and asks for what its keys stand for.
private struct Recorder: InteractiveProgram {
  var events: [Event] = []

  mutating func update(_ event: Event) -> [Effect] {
    events.append(event)
    return switch event {
    case .key(.character("q")): [.quit]
    case .key(.control("z")): [.suspend]
    case .key(.control("l")): [.repaint]
    case .key(.character("w")): [.continueAfterFrame]
    default: []
    }
  }

  /// A screen whose cursor tells the number of events.
  func view() -> Screen {
    Screen(
      canvas: Canvas(size: Size(width: 1, height: 1)), cursor: Point(x: events.count, y: 0),
      isCursorVisible: false)
  }
}

private struct FrameCounter: Host {
  var numbers: [Int] = []
  mutating func note(_ event: Event) {}

  mutating func frameShown(_ number: Int) { numbers.append(number) }
  mutating func now() -> Int { 0 }
}

@Suite("A run of a program on a terminal")
struct SessionTests {
  private let size = Size(width: 20, height: 4)
  private let other = Size(width: 30, height: 5)

  private func run(
    _ terminal: inout InMemoryTerminal, escapeDelay: Int = 25
  ) -> (ending: Session<Recorder>.Ending, events: [Event], frames: [Int]) {
    var session = Session(
      program: Recorder(), keySequences: terminal.keySequences, escapeDelay: escapeDelay)
    var host = FrameCounter()
    let ending = session.run(on: &terminal, host: &host)
    #expect(host.numbers == Array(1...max(terminal.frames.count, 1)))
    return (ending, session.program.events, host.numbers)
  }

  private func keys(_ characters: String) -> [Event] {
    characters.unicodeScalars.map { .key(.character($0)) }
  }

  @Test("begins with the terminal's size and a frame, and ends with quit")
  func quit() {
    var terminal = InMemoryTerminal(size: size, typing: ["q", "x"])
    let (ending, events, _) = run(&terminal)
    #expect(ending == .quit)
    #expect(events == [.resize(size)] + keys("q"))
    #expect(terminal.actions == [.show, .wait(milliseconds: nil)])
  }

  @Test("what is there at once becomes one frame, each event by itself")
  func burst() {
    let bytes = TerminalActivity.bytes(Array("ab".utf8))
    var terminal = InMemoryTerminal(
      size: size, script: [Array(repeating: bytes, count: 100), [bytes], [.bytes([0x71])]])
    let (ending, events, frames) = run(&terminal)
    #expect(ending == .quit)
    #expect(events == [.resize(size)] + keys(String(repeating: "ab", count: 101) + "q"))
    #expect(frames == [1, 2, 3])
    #expect(terminal.frames.map(\.cursor.x) == [1, 201, 203])
  }

  @Test("a flood is cut into frames, and nothing of it is lost")
  func flood() {
    let flood = Array(repeating: TerminalActivity.bytes([0x61]), count: 1000)
    var terminal = InMemoryTerminal(size: size, script: [flood, [.bytes([0x71])]])
    let (_, events, frames) = run(&terminal)
    #expect(events.count == 1002)
    #expect(frames == [1, 2, 3, 4, 5])
  }

  @Test("of sizes in a row the last one counts, in its place among the keys")
  func resizes() {
    let sizes = (1...200).map { TerminalActivity.resized(Size(width: $0, height: 9)) }
    var terminal = InMemoryTerminal(
      size: size,
      script: [
        sizes,
        [.bytes([0x61]), .resized(other), .resized(size), .bytes([0x62]), .resized(other)],
        [.bytes([0x71])],
      ])
    let (_, events, frames) = run(&terminal)
    #expect(
      events == [.resize(size), .resize(Size(width: 200, height: 9))]
        + keys("a") + [.resize(size)] + keys("b") + [.resize(other)] + keys("q"))
    #expect(frames == [1, 2, 3])
  }

  @Test("a sequence may come in pieces; an ESC alone is Escape after the delay")
  func escape() {
    var terminal = InMemoryTerminal(
      size: size,
      script: [
        [.bytes([0x1B]), .bytes([0x5B]), .bytes([0x41])],
        [.bytes([0x1B])],
        [.bytes([0x71])],
      ])
    let (_, events, frames) = run(&terminal)
    #expect(events == [.resize(size), .key(.up), .key(.escape)] + keys("q"))
    #expect(frames == [1, 2, 3])
    #expect(
      terminal.actions == [
        .show, .wait(milliseconds: nil), .show, .wait(milliseconds: nil),
        .wait(milliseconds: 25), .show, .wait(milliseconds: nil),
      ])
  }

  @Test(
    "how long something unfinished is waited for",
    arguments: [("\u{1B}", 40), ("\u{1B}[1", 250), ("\u{1B}]0;x", 250), ("\u{1B}[200~x", 1000)])
  func patience(_ text: String, milliseconds: Int) {
    var terminal = InMemoryTerminal(size: size, typing: [text, "q"])
    let (ending, _, _) = run(&terminal, escapeDelay: 40)
    #expect(ending == .quit)
    #expect(terminal.actions.contains(.wait(milliseconds: milliseconds)))
    #expect(terminal.actions.last == .wait(milliseconds: nil))
  }

  @Test("what is swallowed makes no frame")
  func swallowed() {
    var terminal = InMemoryTerminal(size: size, typing: ["\u{1B}[I", "\u{1B}[?1;2c", "q"])
    let (_, events, frames) = run(&terminal)
    #expect(events == [.resize(size)] + keys("q"))
    #expect(frames == [1])
  }

  @Test("repainting, suspending, and going on after a stop from outside")
  func effects() {
    var terminal = InMemoryTerminal(
      size: size, script: [[.bytes([0x0C])], [.bytes([0x1A])], [.resumed], [.bytes([0x71])]])
    terminal.sizeAfterSuspension = other
    let (_, events, frames) = run(&terminal)
    #expect(
      events == [
        .resize(size), .key(.control("l")), .key(.control("z")), .resize(other), .resumed,
        .resize(other), .resumed,
      ] + keys("q"))
    #expect(frames == [1, 2, 3, 4])
    #expect(
      terminal.actions.filter { $0 != .wait(milliseconds: nil) }
        == [.show, .invalidate, .show, .suspend, .invalidate, .show, .invalidate, .show])
  }

  @Test("a program that wants to goes on after its frame, without waiting for anything")
  func continuing() {
    var terminal = InMemoryTerminal(size: size, typing: ["w", "q"])
    let (_, events, frames) = run(&terminal)
    #expect(events == [.resize(size)] + keys("w") + [.continued] + keys("q"))
    #expect(frames == [1, 2, 3])
    var burst = InMemoryTerminal(size: size, typing: ["wa", "q"])
    #expect(run(&burst).events == [.resize(size)] + keys("waq"), "the next key goes on with it")
  }

  @Test("a hang-up ends the run, after the keys that came before it")
  func hangUp() {
    var gone = InMemoryTerminal(size: size, script: [[.bytes([0x61]), .hangUp]])
    #expect(run(&gone).ending == .hangUp)
    var quit = InMemoryTerminal(size: size, script: [[.bytes([0x71]), .hangUp]])
    #expect(run(&quit).ending == .quit)
    var silent = InMemoryTerminal(size: size, script: [])
    #expect(run(&silent).ending == .hangUp)
  }

  @Test("a terminal that can't be drawn on ends the run")
  func failure() {
    var terminal = InMemoryTerminal(size: size, typing: ["a", "q"])
    terminal.failures = [2: .ioError(errno: 28)]
    var session = Session(program: Recorder(), keySequences: KeySequences(), escapeDelay: 25)
    var host = FrameCounter()
    #expect(session.run(on: &terminal, host: &host) == .failed(.ioError(errno: 28)))
    #expect(host.numbers == [1])
  }

  @Test("the keys that terminfo names are known")
  func keySequences() {
    var terminal = InMemoryTerminal(size: size, typing: ["\u{1B}[77x", "q"])
    terminal.keySequences = KeySequences((Array("\u{1B}[77x".utf8), .pageDown))
    #expect(run(&terminal).events == [.resize(size), .key(.pageDown)] + keys("q"))
  }
}
