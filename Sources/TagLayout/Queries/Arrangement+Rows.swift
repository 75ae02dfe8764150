extension Arrangement {
  /// Appends the attributes of the items of some lines that cover some cell of a stretch along the
  /// lines and one across them, in data order.
  ///
  /// Every line must meet the stretch across the lines.
  func appendItems(
    ofLines lines: Range<Int>, meeting breadth: Range<Int>, _ depth: Range<Int>,
    to output: inout OutputSpan<ItemAttributes>
  ) {
    var section = breaks.section(ofLine: lines.lowerBound)
    var line = lines.lowerBound
    while line < lines.upperBound {
      let sectionEnd = breaks.lines(ofSection: section).upperBound
      let rows = line..<max(line, min(lines.upperBound, sectionEnd - 1))
      line = appendRows(rows, ofSection: section, inside: breadth, depth, to: &output)
      guard line < min(lines.upperBound, sectionEnd) else {
        section += 1
        continue
      }
      forEachItem(of: placedLine(line, ofSection: section), meeting: breadth, depth) { item in
        output.append(attributes(of: item, line: line))
        return true
      }
      line += 1
    }
  }

  /// Appends the attributes of the items of some rows of a section, none of them its last one, as
  /// long as there is nothing special about a row; returns the first line that was left out.
  ///
  /// This is what a screen of a large cloud consists of: items of different widths, in rows that
  /// lie inside the stretch along them. What is left to ask of an item is whether it has any cells,
  /// and where items are not equally deep, whether it meets the stretch across the rows.
  private func appendRows(
    _ rows: Range<Int>, ofSection section: Int, inside breadth: Range<Int>, _ depth: Range<Int>,
    to output: inout OutputSpan<ItemAttributes>
  ) -> Int {
    guard !rows.isEmpty, flow.direction == .vertical, case .each(let breadths) = items.breadths,
      breadth.lowerBound <= placing.startInset,
      placing.startInset + placing.room <= breadth.upperBound
    else { return rows.lowerBound }
    let widths = breadths.span
    let placing = placing
    var walk = RowWalk(self, rows, ofSection: section)
    switch items.depths {
    case .uniform(let height, _):
      // All items are as deep as their line, which meets the stretch.
      guard height > 0 else { break }
      // One loop, compiled without what does not occur.
      switch (placing.distribution.isSpread, placing.isMirrored) {
      case (false, false): append(&walk, widths, isSpread: false, isMirrored: false, to: &output)
      case (false, true): append(&walk, widths, isSpread: false, isMirrored: true, to: &output)
      case (true, false): append(&walk, widths, isSpread: true, isMirrored: false, to: &output)
      case (true, true): append(&walk, widths, isSpread: true, isMirrored: true, to: &output)
      }
    case .each(let heights):
      let heights = heights.span
      switch placing.distribution.isSpread {
      case false: append(&walk, widths, heights, meeting: depth, isSpread: false, to: &output)
      case true: append(&walk, widths, heights, meeting: depth, isSpread: true, to: &output)
      }
    }
    return walk.row
  }

  /// Appends the attributes of the items of rows that have cells, when all are as deep as these.
  @inline(__always)
  private func append(
    _ walk: inout RowWalk, _ widths: Span<Int32>, isSpread: Bool, isMirrored: Bool,
    to output: inout OutputSpan<ItemAttributes>
  ) {
    let lines = breaks.lines.span
    let depth = breaks.depths[walk.row]
    while let line = walk.next(
      lines, most: output.freeCapacity, depth: depth, isSpread: isSpread)
    {
      let row = walk.row &- 1
      let widths = widths.extracting(line.items)
      var items = LineWalk(line, walk.placing)
      output.append(atMost: widths.count) { position in
        let length = Int(widths[position])
        let limited = min(length, line.breadthLimit)
        let (start, width) = items.place(limited, isSpread: isSpread, isMirrored: isMirrored)
        guard width > 0 else { return nil }
        return ItemAttributes(
          index: line.items.lowerBound &+ position, line: row,
          frame: Rect(x: start, y: line.offset, width: width, height: depth),
          isClamped: length > limited)
      }
    }
  }

  /// Appends the attributes of the items of rows that cover some cell of a stretch across the rows,
  /// when they are not equally deep.
  @inline(__always)
  private func append(
    _ walk: inout RowWalk, _ widths: Span<Int32>, _ heights: Span<Int32>,
    meeting stretch: Range<Int>, isSpread: Bool, to output: inout OutputSpan<ItemAttributes>
  ) {
    let lines = breaks.lines.span
    let depths = breaks.depths
    // All, half or nothing of what an item leaves free stands above it.
    let leadMask = placing.lineAlignment == .top ? 0 : -1
    let leadShift = placing.lineAlignment == .center ? 1 : 0
    while !walk.isAtEnd,
      let line = walk.next(
        lines, most: output.freeCapacity, depth: depths[walk.row], isSpread: isSpread)
    {
      let row = walk.row &- 1
      let widths = widths.extracting(line.items)
      let heights = heights.extracting(line.items)
      var items = LineWalk(line, walk.placing)
      output.append(atMost: widths.count) { position in
        let length = Int(widths[position])
        let height = Int(heights[position])
        let limited = min(length, line.breadthLimit)
        let (start, width) = items.place(limited, isSpread: isSpread)
        let y = line.offset &+ (((line.depth &- height) &>> leadShift) & leadMask)
        guard width > 0, height > 0, y < stretch.upperBound, y &+ height > stretch.lowerBound
        else { return nil }
        return ItemAttributes(
          index: line.items.lowerBound &+ position, line: row,
          frame: Rect(x: start, y: y, width: width, height: height),
          isClamped: length > limited)
      }
    }
  }
}
