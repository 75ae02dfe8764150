import TestSupport
import Testing

@testable import Cloud

/// Levels: parts of equal size, equal weights together.
@Suite struct WeightLevelTests {
  private func levels(_ weights: [Double], _ count: Int = 5) -> [Int] {
    let levels = WeightLevels(of: weights, count: count)
    return weights.map(levels.level)
  }

  @Test(
    "as worked out by hand",
    arguments: [
      ([1, 2, 3, 4, 5], 5, [1, 2, 3, 4, 5]), ([5, 1, 3], 5, [5, 1, 3]), ([1, 2], 5, [1, 5]),
      ([7], 5, [3]), ([7, 7, 7], 5, [3, 3, 3]), ([7], 4, [3]), ([], 5, []),
      ([1, 1, 1, 1, 1, 1, 1, 1, 1, 1000], 5, [3, 3, 3, 3, 3, 3, 3, 3, 3, 5]),
      ([1, 1, 1, 2], 5, [2, 2, 2, 5]), ([10, 20, 30, 40], 2, [1, 1, 2, 2]),
      ([1, 2, 3], 1, [1, 1, 1]), ([-5, 0, 5], 3, [1, 2, 3]),
    ] as [([Double], Int, [Int])])
  func worked(weights: [Double], count: Int, levels: [Int]) {
    #expect(self.levels(weights, count) == levels)
  }

  @Test("heavier tags are never of a lower level, and levels hold as many each", arguments: 1...50)
  func laws(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let count = random.number(in: 1...9)
    let weights = (0..<random.number(in: 1...200)).map { _ in
      Double(random.number(in: 0...(seed % 2 == 0 ? 20 : 100_000)))
    }
    let levels = levels(weights, count)
    #expect(levels.allSatisfy { (1...count).contains($0) })
    for (one, other) in zip(weights.indices, weights.indices.dropFirst()) {
      #expect(weights[one] <= weights[other] || levels[one] >= levels[other], "seed \(seed)")
      #expect(weights[one] >= weights[other] || levels[one] <= levels[other], "seed \(seed)")
    }
    guard Set(weights).count == weights.count, weights.count >= count else { return }
    let sizes = (1...count).map { level in levels.count { $0 == level } }
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1, "seed \(seed): \(sizes)")
  }
}
