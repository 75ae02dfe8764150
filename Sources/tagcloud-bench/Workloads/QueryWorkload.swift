import CBaselines
import TagLayout

/// The attributes of screens of 200 × 60 cells, each somewhere else: what one frame of a preview
/// asks for.
struct QueryWorkload: Workload {
  let kind: PlacedKind
  private static let screen = Size(width: 200, height: 60)
  /// Enough of them for the clock.
  private static let screenCount = 64

  var name: String { "query" + kind.suffix }
  var reference: String { "c-search" }
  var target: Double? { 1.5 }

  func input(_ scenario: Scenario, from random: inout SplitMix64) -> PlacedInput {
    PlacedInput(
      kind, scenario, screenCount: Self.screenCount, screenHeight: Self.screen.height,
      from: &random)
  }

  func answer(to input: PlacedInput) -> [[ItemAttributes]] {
    input.screens.map { y in
      input.arrangement.attributes(
        in: Rect(x: 0, y: y, width: Self.screen.width, height: Self.screen.height))
    }
  }

  func referenceAnswer(to input: PlacedInput) -> ReferenceFrames {
    input.withReference { reference in
      ReferenceFrames(
        input.screens.map { y in
          baseline_frames_in(reference, 0, y, Self.screen.width, Self.screen.height)
        })
    }
  }

  func agree(
    _ answer: [[ItemAttributes]], _ reference: ReferenceFrames, on input: PlacedInput
  ) -> Bool {
    reference.agree(with: answer)
  }

  func itemCount(of answer: [[ItemAttributes]]) -> Int { answer.reduce(0) { $0 + $1.count } }
}
