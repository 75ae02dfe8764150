import TagLayout
import TestSupport
import Testing

@Suite("Laws of placement")
struct PlacementLawTests {
  @Test("the engine agrees with the plain layout")
  func reference() {
    forEachScenario(seeds: 1..<3001) { scenario, _ in
      let arrangement = scenario.arrangement
      let reference = ReferenceLayout(scenario)
      return arrangement.itemsByLine == reference.lines
        && arrangement.frames == reference.frames
        && arrangement.contentSize == reference.contentSize
    }
  }

  @Test("I1: every item exactly once and in order")
  func everyItemOnce() {
    forEachScenario { scenario, _ in
      let arrangement = scenario.arrangement
      return arrangement.count == scenario.items.count
        && arrangement.itemsByLine.flatMap { $0 } == Array(scenario.items.indices)
        && arrangement.lines.allSatisfy { !$0.items.isEmpty }
    }
  }

  @Test("I2: clamped items stay inside the insets, overflowing ones never start before them")
  func insideTheInsets() {
    forEachScenario { scenario, _ in
      let arrangement = scenario.arrangement
      let insets = scenario.layout.sectionInset
      let content = arrangement.contentSize
      return arrangement.frames.allSatisfy { frame in
        guard frame.x >= insets.left, frame.y >= insets.top else { return false }
        if scenario.layout.oversize == .overflow { return true }
        return frame.maxX <= max(content.width - insets.right, insets.left)
          && frame.maxY <= max(content.height - insets.bottom, insets.top)
      }
    }
  }

  @Test("I3: the content ends after the last item and the inset")
  func contentSize() {
    forEachScenario { scenario, _ in
      let arrangement = scenario.arrangement
      let insets = scenario.layout.sectionInset
      let (last, inset, content) =
        switch scenario.layout.scrollDirection {
        case .vertical:
          (arrangement.frames.map(\.maxY).max(), insets.bottom, arrangement.contentSize.height)
        case .horizontal:
          (arrangement.frames.map(\.maxX).max(), insets.right, arrangement.contentSize.width)
        }
      guard let last else { return true }
      return content == last + inset
    }
  }

  @Test("I4: widths and gaps of a line are what it uses, and the rest of the room is free")
  func usedCells() {
    forEachScenario { scenario, _ in
      let arrangement = scenario.arrangement
      let isVertical = scenario.layout.scrollDirection == .vertical
      let insets = scenario.layout.sectionInset
      let room =
        isVertical
        ? arrangement.contentSize.width - insets.left - insets.right
        : arrangement.contentSize.height - insets.top - insets.bottom
      return arrangement.lines.allSatisfy { line in
        let frames = arrangement.attributes(ofLine: line.index).map(\.frame)
        let lengths = frames.map { isVertical ? $0.width : $0.height }
        let gaps = scenario.layout.minimumInteritemSpacing * (frames.count - 1)
        return line.used == lengths.reduce(0, +) + gaps
          && line.free == max(0, max(0, room) - line.used)
          && line.used <= arrangement.widestUsed
      }
    }
  }

  @Test("I5: no two frames share a cell")
  func disjoint() {
    forEachScenario(seeds: 1..<401) { scenario, _ in
      let frames = scenario.arrangement.frames
      return frames.indices.allSatisfy { index in
        frames[..<index].allSatisfy { !$0.intersects(frames[index]) }
      }
    }
  }

  @Test("I6: alignments share the breaks and differ by the free cells or by a mirror")
  func alignments() {
    forEachScenario { scenario, _ in
      var rows = scenario.layout.scrollDirection == .vertical ? scenario : scenario.transposed
      rows.layout.layoutDirection = .leftToRight
      let left = rows.with { $0.alignDirection = .left }.arrangement
      let rightFlow = rows.with { $0.alignDirection = .rightFlow }.arrangement
      let center = rows.with { $0.alignDirection = .center }.arrangement
      let rightData = rows.with { $0.alignDirection = .rightData }.arrangement
      // rightData is left in the container that is seen in a mirror.
      let mirror = rows.with {
        $0.alignDirection = .left
        let insets = $0.sectionInset
        $0.sectionInset.left = insets.right
        $0.sectionInset.right = insets.left
      }.arrangement
      let width = left.contentSize.width
      return left.lines.allSatisfy { line in
        line.items.allSatisfy { index in
          let x = left.attributes(at: index).frame.x
          let fits =
            line.used + rows.layout.sectionInset.left
            + rows.layout.sectionInset.right <= width
          let seen = mirror.attributes(at: index).frame
          return rightFlow.attributes(at: index).frame.x == x + line.free
            && center.attributes(at: index).frame.x == x + line.free / 2
            && (!fits || rightData.attributes(at: index).frame.x == width - seen.maxX)
        }
      } && [rightFlow, center, rightData].allSatisfy { $0.itemsByLine == left.itemsByLine }
    }
  }

  @Test("I7: columns are rows transposed")
  func transpose() {
    forEachScenario { scenario, _ in
      let arrangement = scenario.arrangement
      let transposed = scenario.transposed.arrangement
      return transposed.frames.map(\.transposed) == arrangement.frames
        && transposed.contentSize.transposed == arrangement.contentSize
        && transposed.lines.map(\.frame.transposed) == arrangement.lines.map(\.frame)
        && transposed.lines.map(\.end) == arrangement.lines.map(\.end)
    }
  }

  @Test("I10: arranging again gives the same")
  func pure() {
    forEachScenario(seeds: 1..<301) { scenario, _ in
      let first = scenario.arrangement
      let second = scenario.arrangement
      return first.frames == second.frames && Array(first.lines) == Array(second.lines)
    }
  }
}
