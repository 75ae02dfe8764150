import TagLayout
import TestSupport
import Testing

/// Checks a law for many random scenarios; the first failures name their seed and scenario.
func forEachScenario(
  seeds: Range<UInt64> = 1..<601,
  make: (inout SeededRandom) -> LayoutScenario = LayoutScenario.random,
  sourceLocation: SourceLocation = #_sourceLocation,
  law: (LayoutScenario, inout SeededRandom) throws -> Bool
) rethrows {
  var failures = 0
  for seed in seeds where failures < 3 {
    var random = SeededRandom(seed: seed)
    let scenario = make(&random)
    let holds = try law(scenario, &random)
    if !holds { failures += 1 }
    #expect(holds, "seed \(seed): \(scenario)", sourceLocation: sourceLocation)
  }
}
