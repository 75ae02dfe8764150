import TagLayout
import TestSupport

extension FuzzEntry {
  /// Settings, sizes and a container: every law of the layout.
  static let layout = FuzzEntry("layout", "any settings and sizes keep the laws of layout") {
    (input) throws(BrokenLaw) in
    let seed = input.word()
    let scenario = LayoutScenario(&input)
    let clamped = scenario.clamped
    try demand(
      scenario.arrangement.looksLike(clamped.arrangement), "absurd numbers count as clamped ones",
      for: "\(scenario)")
    for law in LayoutLaw.all {
      var random = SeededRandom(seed: seed)
      try demand(
        law.holds(for: clamped, using: &random), "\(law)", for: "seed \(seed) and \(clamped)")
    }
    try demand(keepsItsOrder(clamped), "a packing order holds every item once", for: "\(clamped)")
    try demand(isClosed(clamped), "no step leaves the items that are shown", for: "\(clamped)")
  }

  private static func keepsItsOrder(_ scenario: LayoutScenario) -> Bool {
    let order = scenario.layout.packingOrder(of: scenario.sizes, in: scenario.extent)
    return order.sorted() == Array(scenario.items.indices)
  }

  /// Whether all steps from some items, there or not, end at shown ones.
  private static func isClosed(_ scenario: LayoutScenario) -> Bool {
    let arrangement = scenario.arrangement
    let shown = 0..<arrangement.visibleCount
    let count = arrangement.count
    let places = Array(stride(from: 0, to: count, by: count / 16 + 1)) + [-1, count, .min, .max]
    return places.allSatisfy { index in
      MoveDirection.allCases.allSatisfy { direction in
        [nil, 0, .min, .max].allSatisfy { column in
          arrangement.item(from: index, moving: direction, column: column)
            .map { shown.contains(index) && shown.contains($0) } ?? true
        }
      }
    }
  }
}
