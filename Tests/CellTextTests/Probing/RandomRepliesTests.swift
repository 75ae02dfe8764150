import TestSupport
import Testing

@testable import CellText

@Suite("Random replies")
struct RandomRepliesTests {
  private func reply(using generator: inout SeededRandom) -> TerminalReply {
    switch generator.number(in: 0...9) {
    case 0: .deviceAttributes
    case 1: .mode(generator.pick(2026, 2027, 0, .max), state: generator.number(in: -1...6))
    case 2:
      .cursorPosition(
        row: generator.pick(.min, 0, 1, .max), column: generator.pick(.min, 0, 1, 72, .max))
    case 3: .version("")
    default:
      .cursorPosition(
        row: generator.pick(5, 5, 5, 4, 6), column: generator.number(in: -1...81))
    }
  }

  @Test("Nothing that comes back traps, and no class gets more than two cells")
  func anything() {
    for seed in 0..<2_000 as Range<UInt64> {
      var generator = SeededRandom(seed: seed)
      var probe = WidthProbe(columns: generator.number(in: -5...120))
      _ = probe.start()
      for _ in 0..<generator.number(in: 0...200) {
        if generator.oneIn(50) { _ = probe.timeOut() }
        if generator.oneIn(50) { _ = probe.ask(about: ["e\u{301}", "🇩🇪", "👩\u{200D}🚀"]) }
        if generator.oneIn(100) { _ = probe.start() }
        _ = probe.receive(reply(using: &generator))
      }
      _ = probe.timeOut()
      let profile = probe.findings.profile
      #expect(
        WidthClass.allCases.allSatisfy { (0...2).contains(profile[$0]) }, "seed \(seed)")
      #expect(profile.exceptions.entries.allSatisfy { $0.width <= 110 }, "seed \(seed)")
      #expect(!probe.isRunning, "seed \(seed)")
    }
  }

  @Test("An answer is the right one or none, whatever is lost, and whatever keys come between")
  func lossy() {
    for seed in 0..<2_000 as Range<UInt64> {
      var generator = SeededRandom(seed: seed)
      let batch = ProbeBatch((0..<100).map { "é\($0)" }, number: Int(seed & 7), columns: 80)
      var cells: [String: Int] = [:]
      for text in batch.texts { cells[text] = generator.number(in: 0...12) }
      var terminal = SimulatedTerminal { cells[$0] ?? 0 }
      var reader = ProbeReader(batch, earlierFences: 0)
      // One in a group at most: two faults can make up for one another.
      var untilNext = 0
      for reply in terminal.write(batch.bytes) {
        untilNext -= 1
        if untilNext < 0, generator.oneIn(20) {
          untilNext = 40
          switch generator.number(in: 0...2) {
          case 0: continue
          case 1: reader.receive(reply)
          default: reader.receive(.cursorPosition(row: 1, column: generator.number(in: 1...80)))
          }
        }
        reader.receive(reply)
      }
      for (text, answer) in zip(batch.texts, reader.answers) {
        #expect(answer == nil || answer == cells[text], "seed \(seed), \(text)")
      }
    }
  }

  @Test("What isn't answered counts as ncurses counts")
  func unanswered() {
    for seed in 0..<2_000 as Range<UInt64> {
      var generator = SeededRandom(seed: seed)
      var answers = WidthAnswers(of: .wcwidth)
      for sample in WidthSample.allCases where generator.oneIn(2) { answers[sample] = nil }
      #expect(WidthProfile.fitting(answers) == FittedProfile(.wcwidth), "seed \(seed)")
    }
  }

  @Test("Random answers make a profile that can be spelled and read back")
  func randomAnswers() {
    for seed in 0..<2_000 as Range<UInt64> {
      var generator = SeededRandom(seed: seed)
      var answers = WidthAnswers()
      for sample in WidthSample.allCases where !generator.oneIn(5) {
        answers[sample] = generator.number(in: -1...6)
      }
      let profile = WidthProfile.fitting(answers).profile
      #expect(WidthProfile(spelling: profile.spelling) == profile, "seed \(seed)")
      #expect(
        WidthClass.allCases.allSatisfy { (0...2).contains(profile[$0]) }, "seed \(seed)")
    }
  }
}
