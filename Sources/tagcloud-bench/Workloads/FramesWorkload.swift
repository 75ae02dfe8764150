import CBaselines
import TagLayout

/// The attributes of all items at once, in one array.
struct FramesWorkload: Workload {
  let kind: PlacedKind
  /// More cells than there can be.
  private static let everything = FlowLayout.maximumLength * FlowLayout.maximumLength

  var name: String { "frames" + kind.suffix }
  var reference: String { "c-loop" }
  var target: Double? { nil }

  func input(_ scenario: Scenario, from random: inout SplitMix64) -> PlacedInput {
    PlacedInput(kind, scenario, screenCount: 0, screenHeight: 0, from: &random)
  }

  func answer(to input: PlacedInput) -> [[ItemAttributes]] {
    [
      input.arrangement.attributes(
        in: Rect(x: 0, y: 0, width: Self.everything, height: Self.everything))
    ]
  }

  func referenceAnswer(to input: PlacedInput) -> ReferenceFrames {
    input.withReference { reference in
      ReferenceFrames([baseline_frames_in(reference, 0, 0, Self.everything, Self.everything)])
    }
  }

  func agree(
    _ answer: [[ItemAttributes]], _ reference: ReferenceFrames, on input: PlacedInput
  ) -> Bool {
    reference.agree(with: answer)
  }

  func itemCount(of answer: [[ItemAttributes]]) -> Int { answer.reduce(0) { $0 + $1.count } }
}
