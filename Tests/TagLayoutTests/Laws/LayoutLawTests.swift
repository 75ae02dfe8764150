import TagLayout
import TestSupport
import Testing

@Suite("Laws of layout")
struct LayoutLawTests {
  /// Every combination of alignment, scope, last line, breaking and both directions is met.
  @Test("hold for random scenarios of every combination of settings", arguments: LayoutLaw.all)
  func scenarios(law: LayoutLaw) {
    let count = max(law.scenarioCount, FlowLayout.combinationCount)
    var combination = 0
    forEachScenario(
      seeds: 1..<UInt64(Sanitizer.repetitions(count) + 1),
      make: { random in
        combination += 1
        return LayoutScenario.random(using: &random).with { $0.combine(combination) }
      },
      law: { scenario, random in law.holds(for: scenario, using: &random) })
  }

  /// All 341 lists of at most four lengths of 0…3, and for every combination of settings all 13 lists
  /// of at most two lengths of 0…2; the containers take turns.
  @Test("hold for all small lists", arguments: LayoutLaw.all)
  func smallLists(law: LayoutLaw) {
    var random = SeededRandom(seed: 1)
    var failures = 0
    func check(_ lengths: [Int], _ combination: Int, _ variant: Int) {
      guard failures < 3 else { return }
      let scenario = LayoutScenario.small(lengths, combination: combination, variant: variant)
      let holds = law.holds(for: scenario, using: &random)
      if !holds { failures += 1 }
      #expect(holds, "\(scenario)")
    }
    for (index, lengths) in LayoutScenario.lists(of: 0...3, count: 4).enumerated() {
      for turn in 0..<Sanitizer.repetitions(12) {
        check(lengths, 12 * index + 7 * turn, (3 * turn + index) % 36)
      }
    }
    let short = LayoutScenario.lists(of: 0...2, count: 2)
    let count = FlowLayout.combinationCount
    for combination in stride(
      from: 0, to: count, by: count / Sanitizer.repetitions(count))
    {
      for (index, lengths) in short.enumerated() {
        check(lengths, combination, 5 * combination + 11 * index)
      }
    }
  }

  @Test("every combination of settings is another one")
  func combinations() {
    let layouts = (0..<FlowLayout.combinationCount).map { number in
      var layout = FlowLayout()
      layout.combine(number)
      return layout
    }
    #expect(Set(layouts).count == 640)
  }

  @Test("hold for absurd numbers", arguments: LayoutLaw.all)
  func absurdNumbers(law: LayoutLaw) {
    forEachScenario(seeds: 1..<101, make: LayoutScenario.absurd) { scenario, random in
      scenario.arrangement.looksLike(scenario.clamped.arrangement)
        && law.holds(for: scenario.clamped, using: &random)
    }
  }
}
