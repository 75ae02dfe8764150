import CBaselines
import Testing

@testable import tagcloud_bench

@Suite("Workloads of the bench")
struct WorkloadTests {
  @Test("The engine and the baseline agree on small data", arguments: Suite.workloads.indices)
  func bothSidesAgree(index: Int) {
    #expect(baseline_use_utf8())
    let workload = Suite.workloads[index]
    for itemCount in [0, 1, 2, 9, 50, 1000] {
      for width in [1, 7, 28, 80, 200, 300] {
        let scenario = Scenario(itemCount: itemCount, width: width)
        for seed in UInt64(1)...3 {
          #expect(
            workload.agree(in: scenario, seed: seed),
            "\(workload.name(in: scenario)), seed \(seed)")
        }
      }
    }
  }

  @Test("A wrong answer is an error that names the workload and the seed")
  func wrongAnswer() {
    let comparison = Comparison(
      workload: Wrong(), scenario: Scenario(itemCount: 10, width: 80), pairs: 1, seed: 7)
    let expected = BenchError.wrongAnswer(workload: "wrong-10-W80", seed: 7)
    #expect(throws: expected) { try comparison.measure() }
    #expect(
      "\(expected)" == "wrong-10-W80: the engine and the baseline disagree on the data of seed 7")
    #expect(expected.exitStatus == 1)
  }

  @Test("Each workload has a name of its own in each scenario, and those that are needed are there")
  func names() {
    let names = Suite.entries(matching: "").map(\.name)
    #expect(Set(names).count == names.count)
    for work in ["greedy", "greedy-mixed", "balanced", "packed", "query", "frames"] {
      for count in ["10k", "100k", "1M"] {
        for width in ["W80", "W200"] {
          #expect(names.contains("\(work)-\(count)-\(width)"))
        }
      }
    }
    #expect(
      Suite.entries(matching: "greedy-1M").map(\.name) == ["greedy-1M-W80", "greedy-1M-W200"])
    #expect(Suite.entries(matching: "gready").isEmpty)
    #expect(
      Suite.entries(matching: "width").map(\.name) == [
        "width-wcwidth-ascii", "width-wcwidth-cjk", "width-wcwidth-emoji", "width-wcwidth-tags",
        "width-grapheme-ascii", "width-grapheme-cjk", "width-grapheme-emoji", "width-grapheme-tags",
      ])
  }

  @Test("Widths are 1 to 28 cells and 8.4 on average")
  func widths() {
    var random = SplitMix64(seed: 3)
    let widths = LogNormalWidths().widths(200_001, from: &random)
    #expect(widths.count == 200_001)
    #expect(widths.allSatisfy { LogNormalWidths.range.contains(Int($0)) })
    #expect(widths.min() == 1 || widths.min() == 2)
    #expect(widths.max() == 28)
    let mean = Double(widths.reduce(0) { $0 + Int($1) }) / Double(widths.count)
    #expect((8.35...8.45).contains(mean), "\(mean)")
  }

  @Test("Every pair has data of its own")
  func seeds() {
    var one = SplitMix64(seed: 1)
    var other = SplitMix64(seed: 2)
    #expect(Items(100, from: &one).widths != Items(100, from: &other).widths)
  }
}

/// A workload whose baseline is wrong.
private struct Wrong: Workload {
  var name: String { "wrong" }
  var reference: String { "c-loop" }
  var target: Double? { nil }
  func input(_ scenario: Scenario, from random: inout SplitMix64) -> Int { scenario.itemCount }
  func answer(to input: Int) -> Int { input }
  func referenceAnswer(to input: Int) -> Int { input + 1 }
  func agree(_ answer: Int, _ reference: Int, on input: Int) -> Bool { answer == reference }
  func itemCount(of answer: Int) -> Int { answer }
}
