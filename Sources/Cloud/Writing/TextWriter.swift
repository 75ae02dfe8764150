import TagLayout

/// Writes a cloud as rows of text, as the canvas would show them: no escapes, no blanks at the end
/// of a row.
///
/// There are as many rows as the content is high; blank ones are kept, but a cloud of no tags has
/// none.
///
/// Rows are made one after another out of the boxes that they cross, and handed over in chunks of
/// 64 KiB: memory holds the boxes of one line, or when lines are columns where each box stands.
public enum TextWriter {
  /// Writes all rows, each with a newline.
  ///
  /// O(cells).
  public static func write(_ cloud: ArrangedCloud, to sink: inout some ByteSink) throws {
    guard !cloud.tags.isEmpty else { return }
    var pen = TextPen()
    switch cloud.arrangement.layout.scrollDirection {
    case .vertical: try writeRows(of: cloud, with: &pen, to: &sink)
    case .horizontal: try writeColumns(of: cloud, with: &pen, to: &sink)
    }
    try pen.output.flush(to: &sink)
  }

  /// Lines are rows: one line at a time.
  private static func writeRows(
    of cloud: ArrangedCloud, with pen: inout TextPen, to sink: inout some ByteSink
  ) throws {
    let label = cloud.overflow
    for (number, line) in cloud.arrangement.lines.enumerated() {
      try endRows(before: line.frame.y, with: &pen, to: &sink)
      let boxes = PlacedBox.boxes(ofLine: number, in: cloud, label: label) { $0.x }
      for row in line.frame.y..<line.frame.maxY {
        for box in boxes where row >= box.y && row < box.maxY {
          box.draw(row: row, in: cloud, label: label, with: &pen)
          try pen.output.flushIfFull(to: &sink)
        }
        pen.endRow()
      }
    }
    try endRows(before: cloud.arrangement.contentSize.height, with: &pen, to: &sink)
  }

  /// Lines are columns, from left to right: in each row, the box of each column that it crosses.
  private static func writeColumns(
    of cloud: ArrangedCloud, with pen: inout TextPen, to sink: inout some ByteSink
  ) throws {
    let label = cloud.overflow
    var columns = cloud.arrangement.lines.indices.map { line in
      PlacedBox.boxes(ofLine: line, in: cloud, label: label) { $0.y }[...]
    }
    let height = columns.reduce(cloud.arrangement.contentSize.height) { height, boxes in
      max(height, boxes.last?.maxY ?? 0)
    }
    for row in 0..<height {
      for column in columns.indices {
        while let box = columns[column].first, box.maxY <= row { columns[column].removeFirst() }
        guard let box = columns[column].first, box.y <= row else { continue }
        box.draw(row: row, in: cloud, label: label, with: &pen)
        try pen.output.flushIfFull(to: &sink)
      }
      pen.endRow()
      try pen.output.flushIfFull(to: &sink)
    }
  }

  /// Ends rows until `row` is the one to be drawn.
  private static func endRows(
    before row: Int, with pen: inout TextPen, to sink: inout some ByteSink
  ) throws {
    while pen.row < row {
      pen.endRow()
      try pen.output.flushIfFull(to: &sink)
    }
  }
}

/// A box and its place in the content.
private struct PlacedBox {
  /// The tag; nil for the label that stands for hidden tags.
  let index: Int?
  let x: Int
  let y: Int
  let plan: BoxPlan

  var maxY: Int { y + plan.size.height }

  /// The boxes of a line in the order in which they stand along it, which is data order or its
  /// reverse.
  static func boxes(
    ofLine line: Int, in cloud: ArrangedCloud, label: ShownOverflow?,
    by position: (PlacedBox) -> Int
  ) -> [PlacedBox] {
    let attributes = cloud.arrangement.attributes(ofLine: line)
    let style = cloud.settings.drawnBox
    let padding = cloud.settings.padding
    // Plain values and a plain loop: a closure would copy the cloud for each box.
    var boxes: [PlacedBox] = []
    boxes.reserveCapacity(attributes.count + 1)
    for item in attributes {
      let plan = BoxPlan(
        style: style, padding: padding, textWidth: Int(cloud.measured.widths[item.index]),
        size: item.frame.size)
      boxes.append(PlacedBox(index: item.index, x: item.frame.x, y: item.frame.y, plan: plan))
    }
    if let label, label.line == line {
      let plan = BoxPlan(for: label, in: cloud)
      boxes.append(PlacedBox(index: nil, x: label.frame.x, y: label.frame.y, plan: plan))
    }
    guard let first = boxes.first, let last = boxes.last else { return [] }
    return position(last) < position(first) ? boxes.reversed() : boxes
  }

  @inline(__always)
  func draw(
    row: Int, in cloud: ArrangedCloud, label: ShownOverflow?, with pen: inout TextPen
  ) {
    if let index {
      cloud.draw(row: row - y, of: index, plan, at: x, with: &pen)
    } else if let label {
      cloud.draw(row: row - y, of: label, plan, with: &pen)
    }
  }
}
