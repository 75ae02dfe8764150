import TagLayout

/// Something that holds for every layout of any items.
///
/// Laws are values, so that seeded random scenarios and those of a fuzzer are held to the same ones.
public struct LayoutLaw: Sendable, CustomStringConvertible {
  /// What the law says.
  public let description: String
  /// How many random scenarios it takes to believe it.
  public let scenarioCount: Int
  /// The longest length that it says something about.
  let longestLength: Int
  private let isKept: @Sendable (LayoutScenario, inout SeededRandom) -> Bool

  init(
    _ description: String, scenarios: Int = 600, longestLength: Int = .max,
    isKept: @escaping @Sendable (LayoutScenario, inout SeededRandom) -> Bool
  ) {
    self.description = description
    scenarioCount = scenarios
    self.longestLength = longestLength
    self.isKept = isKept
  }

  /// Whether a scenario keeps the law; the law chooses places and changes by `random`.
  ///
  /// The scenario's lengths are clamped ones, see ``LayoutScenario/clamped``.
  public func holds(for scenario: LayoutScenario, using random: inout SeededRandom) -> Bool {
    scenario.longestLength > longestLength || isKept(scenario, &random)
  }

  /// All laws, of line breaking, placement, alignment and queries.
  public static let all = breaking + placement + alignment + queries + reuse
}
