import Canvas
import TagLayout

/// Writes a cloud as rows of text, as the canvas would show them: no escapes, no blanks at the end
/// of a row.
///
/// There are as many rows as the content is high; blank ones are kept, but a cloud of no tags and no
/// sections has none.
///
/// Rows are made one after another out of the boxes that they cross, and handed over in chunks of
/// 64 KiB: memory holds the boxes of one line, or when lines are columns where each box stands.
public enum TextWriter {
  /// Writes all rows, each with a newline.
  ///
  /// Styled, rows also have the attributes and colours of the screen, as sequences that every row ends.
  /// O(cells).
  public static func write(
    _ cloud: ArrangedCloud, isStyled: Bool = false, to sink: inout some ByteSink
  ) throws {
    guard !cloud.tags.isEmpty || cloud.tags.hasSections else { return }
    var pen = TextPen()
    pen.isStyled = isStyled
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
    let headers = cloud.headerCount
    var section = 0
    for (number, line) in cloud.arrangement.lines.enumerated() {
      while section < headers, section <= line.section {
        try writeHeader(ofSection: section, of: cloud, with: &pen, to: &sink)
        section += 1
      }
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
    for section in section..<max(section, headers) {
      try writeHeader(ofSection: section, of: cloud, with: &pen, to: &sink)
    }
    try endRows(before: cloud.arrangement.contentSize.height, with: &pen, to: &sink)
  }

  private static func writeHeader(
    ofSection section: Int, of cloud: ArrangedCloud, with pen: inout TextPen,
    to sink: inout some ByteSink
  ) throws {
    guard let header = cloud.header(ofSection: section) else { return }
    try endRows(before: header.frame.y, with: &pen, to: &sink)
    pen.setHeaderStyle()
    cloud.draw(row: header.frame.y, of: header, with: &pen)
    pen.endRow()
    try pen.output.flushIfFull(to: &sink)
  }

  /// Lines are columns, from left to right: in each row, the box of each column that it crosses.
  ///
  /// The header of a section stands before its columns.
  private static func writeColumns(
    of cloud: ArrangedCloud, with pen: inout TextPen, to sink: inout some ByteSink
  ) throws {
    let label = cloud.overflow
    var columns: [ArraySlice<PlacedBox>] = []
    columns.reserveCapacity(cloud.headerCount + cloud.arrangement.lines.count)
    for section in 0..<cloud.arrangement.sectionCount {
      if let frame = cloud.headerFrame(ofSection: section) {
        columns.append([PlacedBox(header: section, frame: frame)])
      }
      for line in cloud.arrangement.lines(ofSection: section) {
        columns.append(PlacedBox.boxes(ofLine: line, in: cloud, label: label) { $0.y }[...])
      }
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
  /// What the box is drawn around.
  enum Content {
    case tag(Int)
    /// The label that stands for hidden tags.
    case overflow
    /// The title of a section: no box, but a column like one.
    case header(section: Int)
  }

  let content: Content
  let x: Int
  let y: Int
  let plan: BoxPlan

  var maxY: Int { y + plan.size.height }

  init(_ content: Content, x: Int, y: Int, plan: BoxPlan) {
    self.content = content
    self.x = x
    self.y = y
    self.plan = plan
  }

  init(header section: Int, frame: Rect) {
    let plan = BoxPlan(style: .none, padding: 0, textWidth: 0, size: frame.size)
    self.init(.header(section: section), x: frame.x, y: frame.y, plan: plan)
  }

  /// The boxes of a line in the order in which they stand along it, which is data order or its
  /// reverse.
  static func boxes(
    ofLine line: Int, in cloud: ArrangedCloud, label: ShownOverflow?,
    by position: (PlacedBox) -> Int
  ) -> [PlacedBox] {
    let attributes = cloud.arrangement.attributes(ofLine: line)
    let (usualLook, showsLevels) = (cloud.usualLook, cloud.showsLevels)
    // Plain values and a plain loop: a closure would copy the cloud for each box.
    var boxes: [PlacedBox] = []
    boxes.reserveCapacity(attributes.count + 1)
    for item in attributes {
      let plan = BoxPlan(
        showsLevels ? cloud.look(of: item.index) : usualLook,
        textWidth: Int(cloud.measured.widths[item.index]), size: item.frame.size)
      boxes.append(PlacedBox(.tag(item.index), x: item.frame.x, y: item.frame.y, plan: plan))
    }
    if let label, label.line == line {
      let plan = BoxPlan(for: label, in: cloud)
      boxes.append(PlacedBox(.overflow, x: label.frame.x, y: label.frame.y, plan: plan))
    }
    guard let first = boxes.first, let last = boxes.last else { return [] }
    return position(last) < position(first) ? boxes.reversed() : boxes
  }

  /// The style that the screen has for it.
  private func setStyle(of pen: inout TextPen, in cloud: ArrangedCloud) {
    switch content {
    case .tag(let index):
      pen.textStyle = cloud.look(of: index).textStyle
      pen.ruleStyle = pen.textStyle
    case .overflow:
      pen.textStyle = Style(.dim)
      pen.ruleStyle = pen.textStyle
    case .header: pen.setHeaderStyle()
    }
  }

  @inline(__always)
  func draw(
    row: Int, in cloud: ArrangedCloud, label: ShownOverflow?, with pen: inout TextPen
  ) {
    if pen.isStyled { setStyle(of: &pen, in: cloud) }
    switch content {
    case .tag(let index):
      cloud.draw(row: row - y, of: index, plan, at: x, with: &pen)
    case .overflow:
      if let label { cloud.draw(row: row - y, of: label, plan, with: &pen) }
    case .header(let section):
      if let header = cloud.header(ofSection: section) {
        cloud.draw(row: row, of: header, with: &pen)
      }
    }
  }
}
