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
  public var itemCount: Int { table.itemCount }
  /// The cells that the fullest line uses; 0 without lines.
  public var widestUsed: Int { table.widestUsed }

  /// All that is known of the lines, in one piece.
  private let table: LineTable

  init(
    basis: BreakBasis, partition: ItemPartition, items: MeasuredItems, lines: [BrokenLine],
    depths: LineDepths, cut: CutLine?, refusal: LayoutRefusal?
  ) {
    table = LineTable(
      basis: basis, partition: partition, items: items, lines: lines, depths: depths, cut: cut,
      refusal: refusal)
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
    table.used(ofLine: line, items: items)
  }
}

extension LineBreaks {
  /// What the breaks were made for.
  var basis: BreakBasis { table.basis }
  /// How the items were divided before any line was broken.
  var partition: ItemPartition { table.partition }
  var lines: [BrokenLine] { table.lines }
  var depths: LineDepths { table.depths }
  /// The sections that are shown; empty when there is one section.
  var sections: [SectionBreaks] { table.sections }
  /// What the last line was cut to; `nil` when all items have a line.
  var cut: CutLine? { table.cut }
  /// The setting that was not heeded.
  var refusal: LayoutRefusal? { table.refusal }
}
