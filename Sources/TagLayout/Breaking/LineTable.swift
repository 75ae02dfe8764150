/// What breaking found out about all lines.
///
/// It never changes, so that line breaks and arrangements share it and are copied as one reference.
final class LineTable: Sendable {
  let basis: BreakBasis
  let partition: ItemPartition
  let lines: [BrokenLine]
  let depths: LineDepths
  let sections: [SectionBreaks]
  let cut: CutLine?
  let refusal: LayoutRefusal?
  let itemCount: Int
  let widestUsed: Int

  init(
    basis: BreakBasis, partition: ItemPartition, items: MeasuredItems, lines: [BrokenLine],
    depths: LineDepths, cut: CutLine?, refusal: LayoutRefusal?
  ) {
    self.basis = basis
    self.partition = partition
    self.lines = lines
    self.depths = depths
    self.cut = cut
    self.refusal = refusal
    itemCount = items.count
    let used = { (line: Int) in
      Self.used(ofLine: line, lines: lines, items: items, gap: basis.itemGap, cut: cut)
    }
    var widest: Int32 = 0
    for line in lines { widest = max(widest, line.clampedUsed) }
    widestUsed = widest < .max ? Int(widest) : lines.indices.reduce(0) { max($0, used($1)) }
    sections = LineBreaks.sections(
      startingAt: partition.sectionStarts, lines: lines, isCut: cut != nil, used: used)
  }

  /// The cells of a line's items and label and of the gaps between them.
  func used(ofLine line: Int, items: MeasuredItems) -> Int {
    Self.used(ofLine: line, lines: lines, items: items, gap: basis.itemGap, cut: cut)
  }

  private static func used(
    ofLine line: Int, lines: [BrokenLine], items: MeasuredItems, gap: Int, cut: CutLine?
  ) -> Int {
    if let used = lines[line].used { return used }
    let start = line == 0 ? 0 : Int(lines[line - 1].end)
    let used = items.used(start..<Int(lines[line].end), gap: gap)
    guard line == lines.count - 1, let label = cut?.label else { return used }
    return used + gap + label.breadth
  }
}
