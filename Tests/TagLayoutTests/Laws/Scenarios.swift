import TagLayout
import TestSupport
import Testing

/// Checks a law for many random scenarios; the first failures name their seed and scenario.
func forEachScenario(
  seeds: Range<UInt64> = 1..<601,
  sourceLocation: SourceLocation = #_sourceLocation,
  law: (LayoutScenario, inout SeededRandom) throws -> Bool
) rethrows {
  var failures = 0
  for seed in seeds where failures < 3 {
    var random = SeededRandom(seed: seed)
    let scenario = LayoutScenario.random(using: &random)
    let holds = try law(scenario, &random)
    if !holds { failures += 1 }
    #expect(holds, "seed \(seed): \(scenario)", sourceLocation: sourceLocation)
  }
}

extension LayoutScenario {
  /// The insets as rows see them.
  var rowInsets: EdgeInsets {
    layout.scrollDirection == .vertical
      ? layout.sectionInset : transposed.layout.sectionInset
  }

  /// An item's size as rows see it, before any clamping.
  func rowItem(_ index: Int) -> Size {
    let size = layout.itemSize ?? items[index]
    return layout.scrollDirection == .vertical ? size : size.transposed
  }
}

extension AlignDirection {
  /// Itself, or an alignment that doesn't stretch lines in place of one that does.
  var unstretched: AlignDirection {
    AlignDirection(rawValue: rawValue % 4) ?? self
  }
}
