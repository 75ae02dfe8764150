import TagLayout
import TestSupport
import Testing

@Suite("Laws of layout")
struct LayoutLawTests {
  @Test("hold for random scenarios", arguments: LayoutLaw.all)
  func scenarios(law: LayoutLaw) {
    forEachScenario(seeds: 1..<UInt64(law.scenarioCount + 1)) { scenario, random in
      law.holds(for: scenario, using: &random)
    }
  }

  @Test("hold for absurd numbers", arguments: LayoutLaw.all)
  func absurdNumbers(law: LayoutLaw) {
    forEachScenario(seeds: 1..<101, make: LayoutScenario.absurd) { scenario, random in
      scenario.arrangement.looksLike(scenario.clamped.arrangement)
        && law.holds(for: scenario.clamped, using: &random)
    }
  }
}
