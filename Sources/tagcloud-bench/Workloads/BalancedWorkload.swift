import CBaselines
import TagLayout

/// Balanced line breaks: the end and the used cells of each line.
struct BalancedWorkload: Workload {
  struct Input {
    let layout: FlowLayout
    let width: Int
    let items: Items
  }

  var name: String { "balanced" }
  var reference: String { "c-dp" }
  var target: Double? { 1.4 }

  func input(_ scenario: Scenario, from random: inout SplitMix64) -> Input {
    var layout = scenario.layout
    layout.lineBreaking = .balanced
    return Input(
      layout: layout, width: scenario.width, items: Items(scenario.itemCount, from: &random))
  }

  func answer(to input: Input) -> Arrangement {
    input.layout.arrange(input.items.sizes, in: .cells(input.width))
  }

  func referenceAnswer(to input: Input) -> ReferenceLines {
    let widths = input.items.widths
    return ReferenceLines(
      baseline_balanced(widths, widths.count, input.width, Scenario.spacing))
  }

  func agree(_ answer: Arrangement, _ reference: ReferenceLines, on input: Input) -> Bool {
    reference.agree(with: answer)
  }

  func itemCount(of answer: Arrangement) -> Int { answer.count }
}
