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
      line = appendRows(rows, ofSection: section, inside: breadth, to: &output)
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
  /// This is what a screen of a large cloud consists of: items of one depth, in rows that lie
  /// inside the stretch. What is left to ask of an item is whether it has any cells.
  private func appendRows(
    _ rows: Range<Int>, ofSection section: Int, inside breadth: Range<Int>,
    to output: inout OutputSpan<ItemAttributes>
  ) -> Int {
    guard !rows.isEmpty, flow.direction == .vertical,
      case .each(let widths) = items.breadths, case .uniform(let height, _) = items.depths,
      height > 0, breadth.lowerBound <= placing.startInset,
      placing.startInset + placing.room <= breadth.upperBound
    else { return rows.lowerBound }
    let widthSpan = widths.span
    let lines = breaks.lines.span
    let placing = placing
    let isSpread = placing.distribution.isSpread
    let blockFree = max(0, placing.room - breaks.widestUsed(ofSection: section))
    var first = breaks.items(ofLine: rows.lowerBound).lowerBound
    var y = offset(ofLine: rows.lowerBound, inSection: section)
    for row in rows {
      let items = first..<Int(lines[row].end)
      let free = placing.room - Int(lines[row].clampedUsed)
      guard free >= 0 else { return row }
      let line = PlacedLine(
        items: items, offset: y, depth: Int(height), used: placing.room - free,
        breadthLimit: self.items.breadthLimit,
        distributed: placing.alignsBlock ? blockFree : free,
        rule: placing.distribution.rule(for: items.count), isMirrored: placing.isMirrored)
      let widths = widthSpan.extracting(items)
      // One loop, compiled without what does not occur.
      switch (isSpread, placing.isMirrored) {
      case (false, false):
        append(line, row, widths, placing, isSpread: false, isMirrored: false, to: &output)
      case (false, true):
        append(line, row, widths, placing, isSpread: false, isMirrored: true, to: &output)
      case (true, false):
        append(line, row, widths, placing, isSpread: true, isMirrored: false, to: &output)
      case (true, true):
        append(line, row, widths, placing, isSpread: true, isMirrored: true, to: &output)
      }
      first = items.upperBound
      y += line.depth + flow.lineGap
    }
    return rows.upperBound
  }

  /// Appends the attributes of the items of a row that have cells.
  @inline(__always)
  private func append(
    _ line: PlacedLine, _ row: Int, _ widths: Span<Int32>, _ placing: LinePlacing, isSpread: Bool,
    isMirrored: Bool, to output: inout OutputSpan<ItemAttributes>
  ) {
    var walk = LineWalk(line, placing)
    var frame = Rect(x: 0, y: line.offset, width: 0, height: line.depth)
    for position in widths.indices {
      let length = Int(widths[position])
      let limited = min(length, line.breadthLimit)
      (frame.x, frame.width) = walk.place(limited, isSpread: isSpread, isMirrored: isMirrored)
      guard frame.width > 0 else { continue }
      output.append(
        ItemAttributes(
          index: line.items.lowerBound &+ position, line: row, frame: frame,
          isClamped: length > limited))
    }
  }
}
