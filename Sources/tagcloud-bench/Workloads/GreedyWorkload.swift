import CBaselines
import TagLayout

/// Greedy line breaks: the end and the used cells of each line, and how deep the lines are.
struct GreedyWorkload: Workload {
  /// Whether items have heights of their own.
  let mixed: Bool

  struct Input {
    let layout: FlowLayout
    let width: Int
    let items: Items
  }

  var name: String { mixed ? "greedy-mixed" : "greedy" }
  var reference: String { "c-loop" }
  var target: Double? { 1.15 }

  func input(_ scenario: Scenario, from random: inout SplitMix64) -> Input {
    Input(
      layout: scenario.layout, width: scenario.width,
      items: Items(scenario.itemCount, mixed: mixed, from: &random))
  }

  func answer(to input: Input) -> Arrangement {
    input.layout.arrange(input.items.sizes, in: .cells(input.width))
  }

  func referenceAnswer(to input: Input) -> ReferenceLines {
    let items = input.items
    let count = items.widths.count
    return ReferenceLines(
      mixed
        ? baseline_greedy_mixed(
          items.widths, items.heights, count, input.width, Scenario.spacing)
        : baseline_greedy(items.widths, count, input.width, Scenario.spacing))
  }

  func agree(_ answer: Arrangement, _ reference: ReferenceLines, on input: Input) -> Bool {
    reference.agree(with: answer)
  }

  func itemCount(of answer: Arrangement) -> Int { answer.count }
}
