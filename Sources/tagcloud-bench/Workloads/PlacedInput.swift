import CBaselines
import TagLayout

/// Items that both sides have broken into lines already.
///
/// The C arrangement points into memory that this keeps.
final class PlacedInput {
  let arrangement: Arrangement
  /// The places of the screens that are asked for, cells from the top.
  let screens: [Int]
  private let items: Items
  private let lines: ReferenceLines
  private let room: Int
  private let isJustified: Bool

  /// Items of a kind in a scenario, and `screenCount` screens of some height in it.
  init(
    _ kind: PlacedKind, _ scenario: Scenario, screenCount: Int, screenHeight: Int,
    from random: inout SplitMix64
  ) {
    let items = Items(scenario.itemCount, mixed: kind == .mixed, from: &random)
    var layout = scenario.layout
    if kind == .justified {
      layout.alignDirection = .justified
      layout.lastLine = .inherit
    }
    self.items = items
    room = scenario.width
    isJustified = kind == .justified
    arrangement = layout.arrange(items.sizes, in: .cells(room))
    let count = items.widths.count
    lines = ReferenceLines(
      items.heights.isEmpty
        ? baseline_greedy(items.widths, count, room, Scenario.spacing)
        : baseline_greedy_mixed(items.widths, items.heights, count, room, Scenario.spacing))
    let last = max(0, arrangement.contentSize.height - screenHeight)
    var screens: [Int] = []
    for _ in 0..<screenCount { screens.append(Int.random(in: 0...last, using: &random)) }
    self.screens = screens
  }

  /// Hands the lines out as the baseline takes them.
  func withReference<Answer>(_ body: (UnsafePointer<baseline_arrangement>) -> Answer) -> Answer {
    items.widths.withUnsafeBufferPointer { widths in
      items.heights.withUnsafeBufferPointer { heights in
        var reference = baseline_arrangement(
          widths: widths.baseAddress,
          heights: heights.isEmpty ? nil : heights.baseAddress, height: Scenario.height,
          count: widths.count, lines: lines.lines, room: room, gap: Scenario.spacing,
          is_justified: isJustified)
        return body(&reference)
      }
    }
  }
}
