/// Where lines start, what each uses, and how deep it is.
///
/// Breaks can be kept while settings change that they don't depend on, see
/// ``FlowLayout/arrange(_:along:)``. They hold numbers of lines only, whatever the items are.
public struct LineBreaks: Sendable {
  /// The container's length along the lines that the items were broken for.
  public var extent: ContainerExtent { basis.extent }
  /// Number of lines.
  public var count: Int { lines.count }
  /// Number of items, hidden ones included.
  public let itemCount: Int
  /// The cells that the fullest line uses; 0 without lines.
  public private(set) var widestUsed: Int

  /// What the breaks were made for.
  let basis: BreakBasis
  let partition: ItemPartition
  let lines: [BrokenLine]
  let depths: LineDepths
  /// The sections that are shown; empty when there is one section.
  private(set) var sections: [SectionBreaks] = []
  /// What the last line was cut to; `nil` when all items have a line.
  let cut: CutLine?
  /// The setting that was not heeded.
  let refusal: LayoutRefusal?

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
    var widest: Int32 = 0
    for line in lines { widest = max(widest, line.clampedUsed) }
    widestUsed = Int(widest)
    if widest == .max {
      widestUsed = lines.indices.reduce(0) { max($0, used(ofLine: $1, items: items)) }
    }
    sections = LineBreaks.sections(
      startingAt: partition.sectionStarts, lines: lines, isCut: cut != nil
    ) { used(ofLine: $0, items: items) }
  }

  /// How many items have a line: the first ones.
  public var visibleItemCount: Int { lines.last.map { Int($0.end) } ?? 0 }

  /// The items of a line, which must be in `0 ..< count`.
  public func items(ofLine line: Int) -> Range<Int> {
    let start = line == 0 ? 0 : Int(lines[line - 1].end)
    return start..<Int(lines[line].end)
  }

  /// The cells of a line's items and label and of the gaps between them.
  ///
  /// `items` are those that were broken; they are looked at when the sum was too large to keep.
  func used(ofLine line: Int, items: MeasuredItems) -> Int {
    if let used = lines[line].used { return used }
    let used = items.used(self.items(ofLine: line), gap: basis.itemGap)
    guard line == count - 1, let label = cut?.label else { return used }
    return used + basis.itemGap + label.breadth
  }
}
