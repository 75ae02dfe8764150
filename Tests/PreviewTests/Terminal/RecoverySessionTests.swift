import Cloud
import Glibc
import TagLayout
import TestSupport
import Testing

@testable import Preview

/// A host that takes down what it is given.
private struct Keeper: Host {
  var recovered: [[String]] = []
  var saved: [[String]] = []
  var outcome = SaveOutcome.saved(SavedFile(path: "tags.txt", count: 1))

  mutating func note(_ event: Event) {}

  mutating func frameShown(_ number: Int) {}
  mutating func now() -> Int { 0 }

  mutating func save(_ cloud: ArrangedCloud, _ request: SaveRequest) -> SaveOutcome {
    saved.append((0..<cloud.tags.count).map { cloud.tags[$0] })
    return outcome
  }

  mutating func recover(_ tags: TagList) {
    recovered.append((0..<tags.count).map { tags[$0] })
  }
}

@Suite("Saving and keeping in a run")
struct RecoverySessionTests {
  private func run(
    _ script: [InMemoryTerminal.Burst], failures: [Int: TerminalFailure] = [:]
  ) -> (outcome: RunOutcome, host: Keeper, terminal: InMemoryTerminal) {
    var terminal = InMemoryTerminal(size: Size(width: 80, height: 10), script: script)
    terminal.failures = failures
    var host = Keeper()
    var options = Model.Options()
    options.document = .file("tags.txt")
    let model = Model(
      tags: TagList(["one", "two"]), settings: CloudSettings(), size: terminal.size,
      options: options)
    let outcome = RunLoop.run(model, on: &terminal, host: &host)
    return (outcome, host, terminal)
  }

  private func keys(_ text: String) -> InMemoryTerminal.Burst { [.bytes(Array(text.utf8))] }

  @Test("keys of one burst save what was there when their turn came")
  func burst() {
    let (outcome, host, _) = run([keys("dSq")])
    #expect(host.saved == [["two"]])
    #expect(host.recovered.isEmpty)
    guard case .quit = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test("signals wait for the loop only while there is something to lose")
  func deferring() {
    let (_, _, terminal) = run([keys("d"), keys("u"), keys("UlhS"), keys("q")])
    #expect(terminal.deferrals == [true, false, true, false])
    #expect(run([keys("dqq")]).terminal.deferrals == [true, false], "nor after the end")
  }

  @Test("what is unsaved is kept before the terminal is given back")
  func ended() {
    let (outcome, host, terminal) = run([keys("d"), [.ending(signal: SIGTERM)]])
    guard case .ended(SIGTERM) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(host.recovered == [["two"]])
    #expect(terminal.actions.last == .close)
  }

  @Test("so it is when the terminal goes or fails")
  func failed() {
    #expect(run([keys("d")]).host.recovered == [["two"]])
    #expect(
      run([keys("d")], failures: [2: .ioError(errno: EIO)]).host.recovered == [["two"]])
  }

  @Test("what was saved, undone or given up is not kept")
  func notKept() {
    #expect(run([keys("dS")]).host.recovered.isEmpty)
    #expect(run([keys("du"), [.ending(signal: SIGHUP)]]).host.recovered.isEmpty)
    #expect(run([keys("dqq")]).host.recovered.isEmpty)
    #expect(run([keys("d\u{3}")]).host.recovered.isEmpty)
  }
}
