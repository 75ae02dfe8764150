import CBaselines
import Glibc
import TagLayout

/// An order of the items that fills lines better.
struct PackedWorkload: Workload {
  struct Input {
    let layout: FlowLayout
    let width: Int
    let items: Items
  }

  /// An order of a baseline, which is freed with this.
  final class ReferenceOrder {
    let order: UnsafeMutablePointer<Int>?

    init(_ order: UnsafeMutablePointer<Int>?) { self.order = order }

    deinit { free(order) }
  }

  var name: String { "packed" }
  var reference: String { "c-bitset" }
  var target: Double? { 1.4 }

  func input(_ scenario: Scenario, from random: inout SplitMix64) -> Input {
    Input(
      layout: scenario.layout, width: scenario.width,
      items: Items(scenario.itemCount, from: &random))
  }

  func answer(to input: Input) -> [Int] {
    input.layout.packingOrder(of: input.items.sizes, in: .cells(input.width))
  }

  func referenceAnswer(to input: Input) -> ReferenceOrder {
    let widths = input.items.widths
    return ReferenceOrder(
      baseline_packing_order(widths, widths.count, input.width, Scenario.spacing))
  }

  func agree(_ answer: [Int], _ reference: ReferenceOrder, on input: Input) -> Bool {
    guard let order = reference.order, answer.count == input.items.widths.count else {
      return false
    }
    return answer.elementsEqual(UnsafeBufferPointer(start: order, count: answer.count))
  }

  func itemCount(of answer: [Int]) -> Int { answer.count }
}
