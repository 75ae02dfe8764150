import TagLayout

/// The line breaks of the plain layout, for rows.
struct ReferenceBreaks {
  /// The items' sizes: clamped, and the one that gives way to the label shortened.
  var items: [Size]
  var lines: [[Int]] = []
  var sectionOfLine: [Int] = []
  var label: (form: Int, size: Size)?
  let room: Int

  private let layout: FlowLayout
  /// The widths before one gave way.
  private let widths: [Int]
  private let sections: [Int]
  private let forced: Set<Int>
  private let sectionCount: Int

  init(_ scenario: LayoutScenario, labelSize: (_ form: Int, _ hidden: Int) -> Size?) {
    layout = scenario.layout
    let insets = layout.sectionInset
    var room = Int.max / 8
    if case .cells(let width) = scenario.extent {
      room = max(0, width - insets.left - insets.right)
    }
    self.room = room
    items = scenario.items.map { scenario.layout.itemSize ?? $0 }
    if layout.oversize == .clamp {
      for index in items.indices { items[index].width = min(items[index].width, room) }
    }
    widths = items.map(\.width)
    var sections: [Int] = []
    for (section, count) in scenario.sections.enumerated() {
      for _ in 0..<max(0, count) where sections.count < items.count { sections.append(section) }
    }
    sectionCount = max(1, scenario.sections.count)
    while sections.count < items.count { sections.append(sectionCount - 1) }
    self.sections = sections
    forced = Set(scenario.forcedBreaks)

    lines = greedyLines()
    let most = layout.maximumLines.map { max(1, $0) } ?? Int.max
    if lines.count > most {
      lines = Array(lines[..<most])
      cut(labelSize: labelSize)
    } else if layout.lineBreaking == .balanced {
      lines = balancedLines(max(lines.count, min(layout.minimumLines, most, items.count)))
    }
    sectionOfLine = lines.map { sections[$0[0]] }
  }

  var gap: Int { layout.minimumInteritemSpacing }
  var isCut: Bool { (lines.last?.last ?? -1) + 1 < items.count }
  var shownSections: Int { isCut ? (sectionOfLine.last ?? 0) + 1 : sectionCount }

  func used(ofLine line: Int) -> Int {
    let own = used(lines[line])
    guard line == lines.count - 1, let label else { return own }
    return own + gap + label.size.width
  }

  private func used(_ line: [Int]) -> Int {
    line.map { items[$0].width }.reduce(0, +) + gap * (line.count - 1)
  }

  /// Whether an item starts a line in any case.
  private func startsLine(_ index: Int) -> Bool {
    index > 0 && (forced.contains(index) || sections[index] != sections[index - 1])
  }

  /// Whether some items can make a line.
  private func isLine(_ line: [Int]) -> Bool {
    guard line.count > 1 else { return true }
    return used(line) <= room && !line.dropFirst().contains(where: startsLine)
      && line.count <= layout.maximumItemsPerLine.map { max(1, $0) } ?? Int.max
  }

  private func greedyLines() -> [[Int]] {
    var lines: [[Int]] = []
    for index in items.indices {
      if let line = lines.last, isLine(line + [index]) {
        lines[lines.count - 1].append(index)
      } else {
        lines.append([index])
      }
    }
    return lines
  }

  /// The lines of the least cost with that many lines, by trying all ends of each line.
  private func balancedLines(_ lineCount: Int) -> [[Int]] {
    guard !items.isEmpty else { return [] }
    // Least costs and best ends from an item on, with some lines to go.
    var costs = [[Int128?]](
      repeating: Array(repeating: nil, count: items.count + 1), count: lineCount + 1)
    var ends = [[Int?]](
      repeating: Array(repeating: nil, count: items.count + 1), count: lineCount + 1)
    costs[0][items.count] = 0
    // A line that is none does not become one by more items.
    let linesFrom = items.indices.map { start in
      let lines = (start + 1...items.count).lazy.map { Array(start..<$0) }.prefix(while: isLine)
      return Array(lines.map { (end: start + $0.count, cost: cost(ofLine: $0)) })
    }
    for left in 1...lineCount {
      for start in items.indices {
        for line in linesFrom[start] {
          let end = line.end
          guard let behind = costs[left - 1][end] else { continue }
          let cost = line.cost + behind
          // A later end wins when costs are equal.
          if costs[left][start].map({ cost <= $0 }) ?? true {
            costs[left][start] = cost
            ends[left][start] = end
          }
        }
      }
    }
    var lines: [[Int]] = []
    var start = 0
    for left in (1...lineCount).reversed() {
      let end = ends[left][start] ?? start
      lines.append(Array(start..<end))
      start = end
    }
    return lines
  }

  /// The square of the free cells; without a limit of the used ones, which comes to the same.
  private func cost(ofLine line: [Int]) -> Int128 {
    if room > 1_000_000 { return Int128(used(line)) * Int128(used(line)) }
    let free = Int128(max(0, room - used(line)))
    return free * free
  }

  private mutating func cut(labelSize: (_ form: Int, _ hidden: Int) -> Size?) {
    let whole = lines[lines.count - 1]
    var line = whole
    for form in 0..<layout.overflowLabels.count {
      func size() -> Size { labelSize(form, items.count - line[line.count - 1] - 1) ?? .zero }
      while used(line) + gap + size().width > room, line.count > 1 { line.removeLast() }
      let left = room - gap - size().width
      guard used(line) <= left || left >= 3 else { continue }
      if used(line) > left { items[line[0]].width = left }
      label = (form, size())
      lines[lines.count - 1] = line
      return
    }
  }
}

extension ReferenceBreaks {
  /// Why each line ended.
  var ends: [LineEnd] {
    lines.indices.map { index in
      let next = (lines[index].last ?? -1) + 1
      if index == lines.count - 1 { return isCut ? .maximumLines : .end }
      if sections[next] != sections[next - 1] { return .end }
      if forced.contains(next) { return .forced }
      let needed = used(ofLine: index) + gap + widths[next]
      if needed > room { return .full(needed: needed) }
      let most = layout.maximumItemsPerLine.map { max(1, $0) } ?? Int.max
      return lines[index].count == most ? .maximumItems : .balanced
    }
  }
}
