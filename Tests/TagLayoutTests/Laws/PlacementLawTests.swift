import TagLayout
import TestSupport
import Testing

@Suite("Laws of placement")
struct PlacementLawTests {
  @Test("the engine agrees with the plain layout")
  func reference() {
    forEachScenario(seeds: 1..<4001) { scenario, _ in
      let arrangement = scenario.arrangement
      let reference = ReferenceLayout(scenario)
      return arrangement.itemsByLine == reference.lines
        && arrangement.lines.map(\.end) == reference.ends
        && arrangement.lines.map(\.used) == reference.used
        && arrangement.frames == reference.frames
        && arrangement.contentSize == reference.contentSize
        && supplementary(of: arrangement) == reference.supplementary
        && arrangement.overflow?.frame == reference.label?.frame
        && arrangement.overflow?.labelIndex == reference.label?.form
    }
  }

  private func supplementary(
    of arrangement: Arrangement
  ) -> [ReferenceLayout.SupplementaryFrame] {
    (0..<arrangement.sectionCount).flatMap { section in
      SupplementaryKind.allCases.compactMap { kind in
        arrangement.supplementaryAttributes(kind, ofSection: section).map {
          .init(kind: $0.kind, section: $0.section, frame: $0.frame)
        }
      }
    }
  }

  @Test("I1, I11: every item exactly once and in order, on a line or hidden at the end")
  func everyItemOnce() {
    forEachScenario { scenario, _ in
      let arrangement = scenario.arrangement
      return arrangement.count == scenario.items.count
        && arrangement.itemsByLine.flatMap { $0 } == Array(0..<arrangement.visibleCount)
        && arrangement.visibleCount + arrangement.hiddenCount == scenario.items.count
        && scenario.items.indices.allSatisfy {
          arrangement.isHidden($0) == ($0 >= arrangement.visibleCount)
        }
        && arrangement.lines.allSatisfy { !$0.items.isEmpty }
        && (scenario.layout.maximumLines != nil || arrangement.hiddenCount == 0)
    }
  }

  @Test("I2: clamped items stay inside the insets, overflowing ones never start before them")
  func insideTheInsets() {
    forEachScenario { scenario, _ in
      let arrangement = scenario.arrangement
      let insets = scenario.layout.sectionInset
      let content = arrangement.contentSize
      return (arrangement.frames + [arrangement.overflow?.frame].compactMap { $0 }).allSatisfy {
        guard $0.x >= insets.left, $0.y >= insets.top else { return false }
        if scenario.layout.oversize == .overflow { return true }
        return $0.maxX <= max(content.width - insets.right, insets.left)
          && $0.maxY <= max(content.height - insets.bottom, insets.top)
      }
    }
  }

  @Test("I3: the content ends after the last item, the inset and the footer")
  func contentSize() {
    forEachScenario { scenario, _ in
      var rows = scenario.layout.scrollDirection == .vertical ? scenario : scenario.transposed
      rows.sections = []
      let arrangement = rows.arrangement
      let all = arrangement.frames + [arrangement.overflow?.frame].compactMap { $0 }
      guard let last = all.map(\.maxY).max() else { return true }
      return arrangement.contentSize.height
        == last + rows.layout.sectionInset.bottom + rows.layout.footerReferenceSize.height
    }
  }

  @Test("I4: lengths and gaps of a line are what it uses, and the rest of the room is free")
  func usedCells() {
    forEachScenario { scenario, _ in
      let scenario = scenario.with { $0.alignDirection = $0.alignDirection.unstretched }
      let arrangement = scenario.arrangement
      let isVertical = scenario.layout.scrollDirection == .vertical
      let content = isVertical ? arrangement.contentSize : arrangement.contentSize.transposed
      let room = content.width - scenario.rowInsets.left - scenario.rowInsets.right
      return arrangement.lines.allSatisfy { line in
        var frames = arrangement.attributes(ofLine: line.index).map(\.frame)
        if let label = arrangement.overflow, label.line == line.index { frames.append(label.frame) }
        let lengths = frames.map { isVertical ? $0.width : $0.height }
        let gaps = scenario.layout.minimumInteritemSpacing * (frames.count - 1)
        return line.used == lengths.reduce(0, +) + gaps
          && line.free == max(0, max(0, room) - line.used)
          && line.used <= arrangement.widestUsed
      }
    }
  }

  @Test("I5: no two frames share a cell, not those of headers, footers and the label either")
  func disjoint() {
    forEachScenario(seeds: 1..<401) { scenario, _ in
      let arrangement = scenario.arrangement
      let frames =
        arrangement.frames + [arrangement.overflow?.frame].compactMap { $0 }
        + supplementary(of: arrangement).map(\.frame)
      // An overflowing item sticks out at the side only.
      return frames.indices.allSatisfy { index in
        frames[..<index].allSatisfy { !$0.intersects(frames[index]) }
      }
    }
  }

  @Test("I7: columns are rows transposed")
  func transpose() {
    forEachScenario { scenario, _ in
      var scenario = scenario
      for index in scenario.layout.overflowLabels.indices {
        scenario.layout.overflowLabels[index].digits = false
      }
      let arrangement = scenario.arrangement
      let transposed = scenario.transposed.arrangement
      return transposed.frames.map(\.transposed) == arrangement.frames
        && transposed.contentSize.transposed == arrangement.contentSize
        && transposed.lines.map(\.frame.transposed) == arrangement.lines.map(\.frame)
        && transposed.lines.map(\.end) == arrangement.lines.map(\.end)
        && transposed.overflow?.frame.transposed == arrangement.overflow?.frame
        && supplementary(of: transposed).map(\.frame.transposed)
          == supplementary(of: arrangement).map(\.frame)
    }
  }

  @Test("I10: arranging again gives the same")
  func pure() {
    forEachScenario(seeds: 1..<301) { scenario, _ in
      let first = scenario.arrangement
      let second = scenario.arrangement
      return first.frames == second.frames && Array(first.lines) == Array(second.lines)
        && first.overflow == second.overflow
    }
  }
}
