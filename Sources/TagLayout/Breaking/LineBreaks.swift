/// Where lines start, what each uses, and how deep it is.
///
/// Breaks can be kept while settings change that they don't depend on, see
/// ``FlowLayout/arrange(_:along:)``. They hold numbers of lines only, whatever the items are.
public struct LineBreaks: Sendable {
  /// The container's length along the lines that the items were broken for.
  public var extent: ContainerExtent { basis.extent }
  /// Number of lines.
  public var count: Int { lines.count }
  /// Number of items.
  public let itemCount: Int
  /// The cells that the fullest line uses; 0 without lines.
  public private(set) var widestUsed: Int

  /// What the breaks were made for.
  let basis: BreakBasis
  let lines: [BrokenLine]
  let depths: LineDepths

  init(basis: BreakBasis, items: MeasuredItems, lines: [BrokenLine], depths: LineDepths) {
    self.basis = basis
    self.lines = lines
    self.depths = depths
    itemCount = items.count
    var widest: Int32 = 0
    for line in lines { widest = max(widest, line.clampedUsed) }
    widestUsed = Int(widest)
    guard widest == .max else { return }
    widestUsed = lines.indices.reduce(0) { max($0, used(ofLine: $1, items: items)) }
  }

  /// The items of a line, which must be in `0 ..< count`.
  public func items(ofLine line: Int) -> Range<Int> {
    let start = line == 0 ? 0 : Int(lines[line - 1].end)
    return start..<Int(lines[line].end)
  }

  /// The cells of a line's items and of the gaps between them.
  ///
  /// `items` are those that were broken; they are looked at when the sum was too large to keep.
  func used(ofLine line: Int, items: MeasuredItems) -> Int {
    if let used = lines[line].used { return used }
    let range = self.items(ofLine: line)
    return range.reduce((range.count - 1) * basis.itemGap) { $0 + items.breadth(at: $1) }
  }
}
