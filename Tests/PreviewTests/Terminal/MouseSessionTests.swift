import Canvas
import Cloud
import TagLayout
import TestSupport
import Testing

@testable import Preview

/// A program that writes down what the mouse does.
private struct MouseRecorder: InteractiveProgram {
  var events: [Event] = []

  mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .mouse: events.append(event)
    case .key(.character("m")): return [.reportMouse(false)]
    case .key(.character("q")): return [.quit]
    default: break
    }
    return []
  }

  func view() -> Screen {
    Screen(canvas: Canvas(size: Size(width: 1, height: 1)), cursor: .zero, isCursorVisible: false)
  }
}

/// A clock that goes on by a hundred milliseconds whenever it is looked at.
private struct Clock: Host {
  var time = 0
  mutating func note(_ event: Event) {}

  mutating func frameShown(_ number: Int) {}
  mutating func now() -> Int {
    time += 100
    return time
  }
}

@Suite("The mouse in a run")
struct MouseSessionTests {
  private let size = Size(width: 20, height: 4)

  private func events(_ typed: [String]) -> [Event] {
    var terminal = InMemoryTerminal(size: size, typing: typed + ["q"])
    var session = Session(
      program: MouseRecorder(), keySequences: terminal.keySequences, escapeDelay: 25)
    var host = Clock()
    #expect(session.run(on: &terminal, host: &host) == .quit)
    return session.program.events
  }

  @Test("each event has the time of the clock")
  func time() {
    let events = events(["\u{1B}[<0;2;1M", "\u{1B}[<0;2;1m"])
    let times = events.map { event in
      if case .mouse(_, let time) = event { time } else { 0 }
    }
    #expect(times.count == 2)
    #expect(times[0] > 0 && times[1] > times[0])
  }

  @Test("of moves in a row the last one counts")
  func moves() {
    let moved = (2...50).map { "\u{1B}[<32;\($0);1M" }.joined()
    let kinds = events(["\u{1B}[<0;1;1M\(moved)\u{1B}[<0;50;1m\u{1B}[<32;3;1M\u{1B}[<34;4;1M"])
      .map { event in
        if case .mouse(let mouse, _) = event {
          mouse
        } else {
          MouseEvent.wheel(lines: 0, at: .zero)
        }
      }
    #expect(
      kinds == [
        .press(button: 0, at: .zero), .drag(button: 0, at: Point(x: 49, y: 0)),
        .release(button: 0, at: Point(x: 49, y: 0)), .drag(button: 0, at: Point(x: 2, y: 0)),
        .drag(button: 2, at: Point(x: 3, y: 0)),
      ])
  }

  @Test("is asked for at the start if it is wanted, and as M says", arguments: [true, false])
  func reports(isWanted: Bool) {
    var options = Model.Options()
    options.usesMouse = isWanted
    let model = Model(tags: .init(["a"]), settings: .init(), size: size, options: options)
    var terminal = InMemoryTerminal(size: size, typing: ["M", "M", "q"])
    var host = Clock()
    _ = RunLoop.run(model, on: &terminal, host: &host)
    #expect(terminal.mouseReports == [isWanted, !isWanted, isWanted])
  }
}
