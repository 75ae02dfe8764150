import TestSupport
import Testing

/// Checks a law for many random scenarios; each failure names its seed and its scenario.
func forEachScenario(
  seeds: Range<UInt64> = 1..<601,
  sourceLocation: SourceLocation = #_sourceLocation,
  law: (LayoutScenario, inout SeededRandom) throws -> Bool
) rethrows {
  for seed in seeds {
    var random = SeededRandom(seed: seed)
    let scenario = LayoutScenario.random(using: &random)
    let holds = try law(scenario, &random)
    #expect(holds, "seed \(seed): \(scenario)", sourceLocation: sourceLocation)
  }
}
