import TagLayout
import TestSupport
import Testing

@Suite("Laws of queries")
struct QueryLawTests {
  @Test("I9: every cell of a frame is a hit, and no other cell is")
  func hitTest() {
    forEachScenario(seeds: 1..<81) { scenario, _ in
      let arrangement = scenario.arrangement
      let frames = arrangement.frames
      let width = min(200, (frames.map(\.maxX).max() ?? 0) + 2)
      let height = min(200, (frames.map(\.maxY).max() ?? 0) + 2)
      return (-1..<width).allSatisfy { x in
        (-1..<height).allSatisfy { y in
          let point = Point(x: x, y: y)
          return arrangement.item(at: point) == frames.firstIndex { $0.contains(point) }
        }
      }
    }
  }

  @Test("a rectangle gives exactly the frames it meets")
  func rectangles() {
    forEachScenario { scenario, random in
      let arrangement = scenario.arrangement
      let frames = arrangement.frames
      return (0..<20).allSatisfy { _ in
        // Half of them as wide as a screen, within a cell of the room's very edges at times.
        let isWide = random.oneIn(2)
        let room =
          scenario.rowInsets
          .left...max(
            scenario.rowInsets.left, arrangement.contentSize.width - scenario.rowInsets.right)
        let x = isWide ? room.lowerBound + random.number(in: -1...1) : random.number(in: -5...70)
        let rect = Rect(
          x: x, y: random.number(in: -5...40),
          width: isWide
            ? room.upperBound - x + random.number(in: -1...1) : random.number(in: 0...40),
          height: random.number(in: 0...20))
        let found = arrangement.attributes(in: rect)
        return found.map(\.index) == frames.indices.filter { frames[$0].intersects(rect) }
          && found.allSatisfy { $0.frame == frames[$0.index] }
      }
    }
  }

  @Test("a rectangle gives exactly the headers and footers it meets, and so does each cell")
  func supplementary() {
    forEachScenario { scenario, random in
      let arrangement = scenario.arrangement
      let all = (0..<arrangement.sectionCount).flatMap { section in
        SupplementaryKind.allCases.compactMap {
          arrangement.supplementaryAttributes($0, ofSection: section)
        }
      }
      return (0..<20).allSatisfy { _ in
        let rect = Rect(
          x: random.number(in: -5...70), y: random.number(in: -5...40),
          width: random.number(in: 0...40), height: random.number(in: 0...20))
        let cell = Point(x: random.number(in: -1...70), y: random.number(in: -1...70))
        return arrangement.supplementaryAttributes(in: rect)
          == all.filter { $0.frame.intersects(rect) }
          && arrangement.supplementaryAttributes(at: cell)
            == all.first { $0.frame.contains(cell) }
      }
    }
  }

  @Test("sections follow each other, and lines and items know theirs")
  func sections() {
    forEachScenario { scenario, _ in
      let arrangement = scenario.arrangement
      let lines = (0..<arrangement.sectionCount).map { arrangement.lines(ofSection: $0) }
      return lines.flatMap { Array($0) } == Array(arrangement.lines.indices)
        && lines.indices.allSatisfy { section in
          lines[section].allSatisfy { line in
            arrangement.lines[line].section == section
              && arrangement.lines[line].items.allSatisfy {
                arrangement.section(of: $0) == section
              }
          }
        }
    }
  }

  @Test("the lines of a rectangle hold all items that it meets")
  func lines() {
    forEachScenario { scenario, random in
      let arrangement = scenario.arrangement
      let rect = Rect(
        x: random.number(in: -5...70), y: random.number(in: -5...40),
        width: random.number(in: 1...40), height: random.number(in: 1...20))
      let lines = arrangement.lines(in: rect)
      return arrangement.attributes(in: rect).allSatisfy { lines.contains($0.line) }
        && (lines.isEmpty || lines.upperBound <= arrangement.lines.count)
    }
  }

  @Test("an item's line holds it, and all ways to ask for it agree")
  func attributes() {
    forEachScenario { scenario, _ in
      let arrangement = scenario.arrangement
      return arrangement.lines.allSatisfy { line in
        arrangement.attributes(ofLine: line.index).allSatisfy {
          arrangement.line(of: $0.index) == line.index && $0.line == line.index
            && arrangement.attributes(at: $0.index) == $0
            && (!$0.frame.isEmpty ? line.items.contains($0.index) : true)
        }
      }
    }
  }

  @Test("a step and the opposite step along a line come back")
  func alongLines() {
    forEachScenario { scenario, _ in
      let arrangement = scenario.arrangement
      let isVertical = scenario.layout.scrollDirection == .vertical
      let (there, back): (MoveDirection, MoveDirection) =
        isVertical ? (.right, .left) : (.down, .up)
      return (0..<arrangement.visibleCount).allSatisfy { index in
        guard let next = arrangement.item(from: index, moving: there) else { return true }
        return arrangement.item(from: next, moving: back) == index
      }
    }
  }

  @Test("a step across lines finds the nearest centre of the next line")
  func acrossLines() {
    forEachScenario { scenario, _ in
      let arrangement = scenario.arrangement
      let isVertical = scenario.layout.scrollDirection == .vertical
      let frames = isVertical ? arrangement.frames : arrangement.frames.map(\.transposed)
      func distance(_ one: Int, _ other: Int) -> Int {
        abs(2 * frames[one].x + frames[one].width - 2 * frames[other].x - frames[other].width)
      }
      return (0..<arrangement.visibleCount).allSatisfy { index in
        let line = arrangement.line(of: index)
        let found = arrangement.item(from: index, moving: isVertical ? .down : .right)
        guard line + 1 < arrangement.lines.count else { return found == nil }
        let items = arrangement.lines[line + 1].items
        guard let found, items.contains(found) else { return false }
        return items.allSatisfy { distance(index, $0) >= distance(index, found) }
      }
    }
  }

  @Test("down and up again with the sticky column come back to items that have a width")
  func acrossLinesAndBack() {
    forEachScenario { scenario, _ in
      let arrangement = scenario.arrangement
      let isVertical = scenario.layout.scrollDirection == .vertical
      let (there, back): (MoveDirection, MoveDirection) =
        isVertical ? (.down, .up) : (.right, .left)
      let frames = isVertical ? arrangement.frames : arrangement.frames.map(\.transposed)
      return (0..<arrangement.visibleCount).allSatisfy { index in
        let column = arrangement.stickyColumn(of: index)
        // Beside an item without a width two items can share a centre.
        let items = arrangement.lines[arrangement.line(of: index)].items
        guard items.allSatisfy({ frames[$0].width > 0 }),
          let next = arrangement.item(from: index, moving: there, column: column)
        else { return true }
        return arrangement.item(from: next, moving: back, column: column) == index
      }
    }
  }
}
