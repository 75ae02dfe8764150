import TagLayout

extension LayoutLaw {
  static let queries = [
    hitTest, rectangles, supplementary, sections, lines, attributes, alongLines, acrossLines,
    acrossLinesAndBack,
  ]

  static let hitTest = LayoutLaw(
    "I9: every cell of a frame is a hit, and no other cell is", scenarios: 120
  ) { scenario, _ in
    let arrangement = scenario.arrangement
    let frames = arrangement.frames
    let width = (frames.map(\.maxX).max() ?? 0) + 2
    let height = (frames.map(\.maxY).max() ?? 0) + 2
    func isRight(_ x: Int, _ y: Int) -> Bool {
      let point = Point(x: x, y: y)
      return arrangement.item(at: point) == frames.firstIndex { $0.contains(point) }
    }
    // All cells if they aren't many, else those inside and outside of the corners of some frames.
    if width < 200, height < 200, width * height < 4000 {
      return (-1..<width).allSatisfy { x in (-1..<height).allSatisfy { y in isRight(x, y) } }
    }
    return stride(from: 0, to: frames.count, by: frames.count / 32 + 1).allSatisfy { index in
      let frame = frames[index]
      return [frame.x - 1, frame.x, frame.maxX - 1, frame.maxX].allSatisfy { x in
        [frame.y - 1, frame.y, frame.maxY - 1, frame.maxY].allSatisfy { y in isRight(x, y) }
      }
    }
  }

  static let rectangles = LayoutLaw(
    "a rectangle gives exactly the frames it meets"
  ) { scenario, random in
    let arrangement = scenario.arrangement
    let frames = arrangement.frames
    return (0..<20).allSatisfy { _ in
      let rect =
        random.oneIn(2)
        ? Rect.random(near: frames, using: &random)
        : Rect.random(acrossRoomOf: scenario, using: &random)
      let found = arrangement.attributes(in: rect)
      return found.map(\.index) == frames.indices.filter { frames[$0].intersects(rect) }
        && found.allSatisfy { $0.frame == frames[$0.index] }
    }
  }

  static let supplementary = LayoutLaw(
    "a rectangle gives exactly the headers and footers it meets, and so does each cell"
  ) { scenario, random in
    let arrangement = scenario.arrangement
    let all = arrangement.supplementary
    return (0..<20).allSatisfy { _ in
      let rect = Rect.random(near: all.map(\.frame), using: &random)
      let cell = Rect.random(near: all.map(\.frame), using: &random).origin
      return arrangement.supplementaryAttributes(in: rect)
        == all.filter { $0.frame.intersects(rect) }
        && arrangement.supplementaryAttributes(at: cell)
          == all.first { $0.frame.contains(cell) }
    }
  }

  static let sections = LayoutLaw("sections follow each other, and lines and items know theirs") {
    scenario, _ in
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

  static let lines = LayoutLaw("the lines of a rectangle hold all items that it meets") {
    scenario, random in
    let arrangement = scenario.arrangement
    let rect = Rect.random(near: arrangement.frames, using: &random)
    let lines = arrangement.lines(in: rect)
    return arrangement.attributes(in: rect).allSatisfy { lines.contains($0.line) }
      && (lines.isEmpty || lines.upperBound <= arrangement.lines.count)
  }

  static let attributes = LayoutLaw("an item's line holds it, and all ways to ask for it agree") {
    scenario, _ in
    let arrangement = scenario.arrangement
    return arrangement.lines.allSatisfy { line in
      arrangement.attributes(ofLine: line.index).allSatisfy {
        arrangement.line(of: $0.index) == line.index && $0.line == line.index
          && arrangement.attributes(at: $0.index) == $0
          && (!$0.frame.isEmpty ? line.items.contains($0.index) : true)
      }
    }
  }

  static let alongLines = LayoutLaw("a step and the opposite step along a line come back") {
    scenario, _ in
    let arrangement = scenario.arrangement
    let isVertical = scenario.layout.scrollDirection == .vertical
    let (there, back): (MoveDirection, MoveDirection) =
      isVertical ? (.right, .left) : (.down, .up)
    return (0..<arrangement.visibleCount).allSatisfy { index in
      guard let next = arrangement.item(from: index, moving: there) else { return true }
      return arrangement.item(from: next, moving: back) == index
    }
  }

  static let acrossLines = LayoutLaw(
    "a step across lines finds the nearest centre of the next line"
  ) { scenario, _ in
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

  static let acrossLinesAndBack = LayoutLaw(
    "down and up again with the sticky column come back to items that have a width"
  ) { scenario, _ in
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

extension Rect {
  /// Some rectangle in the upper left, or one that begins close to one of some frames.
  fileprivate static func random(near frames: [Rect], using random: inout SeededRandom) -> Rect {
    var rect = Rect(
      x: random.number(in: -5...70), y: random.number(in: -5...40),
      width: random.number(in: 0...40), height: random.number(in: 0...20))
    if random.oneIn(2), let frame = frames.randomElement(using: &random) {
      rect.x = frame.x + random.number(in: -3...3)
      rect.y = frame.y + random.number(in: -3...3)
    }
    return rect
  }

  /// Some rectangle as wide as a screen, within a cell of the room's very edges.
  fileprivate static func random(
    acrossRoomOf scenario: LayoutScenario, using random: inout SeededRandom
  ) -> Rect {
    let insets = scenario.rowInsets
    let start = insets.left + random.number(in: -1...1)
    let end = max(insets.left, scenario.arrangement.contentSize.width - insets.right)
    return Rect(
      x: start, y: random.number(in: -5...40), width: end - start + random.number(in: -1...1),
      height: random.number(in: 0...20))
  }
}
