/// The settings of a flow layout, a plain value.
///
/// Items stand side by side along a line; what does not fit starts the next line. All lengths are
/// cells of a terminal.
///
/// ```swift
/// var layout = FlowLayout()
/// layout.alignDirection = .rightFlow
/// layout.minimumInteritemSpacing = 1
/// let arrangement = layout.arrange(ItemSizes(widths: [6, 8, 5], height: 3), in: 30)
/// arrangement.contentSize  // Size(width: 30, height: 3)
/// arrangement.attributes(at: 0).frame  // Rect(x: 9, y: 0, width: 6, height: 3)
/// ```
///
/// Any value of any setting is allowed: negative lengths count as 0, and those above
/// ``maximumLength`` as that. The layout is a pure function of its input.
public struct FlowLayout: Hashable, Sendable {
  /// The longest length in cells that the engine computes with: 2³⁰ − 1.
  public static let maximumLength = (1 << 30) - 1

  /// Whether lines are rows or columns.
  public var scrollDirection: ScrollDirection = .vertical
  /// How a line is placed between the insets.
  public var alignDirection: AlignDirection = .left
  /// Whether lines are aligned each by itself or as one block.
  public var alignmentScope: AlignmentScope = .line
  /// How the last line of a section is placed.
  ///
  /// `nil` is ``LastLine/left`` for the alignments that stretch lines and ``LastLine/inherit`` for
  /// the others.
  public var lastLine: LastLine?
  /// Whether the only line of a section counts as its last one.
  public var singleLineIsLast = true
  /// Which items share a line.
  public var lineBreaking: LineBreaking = .greedy
  /// The least number of lines with ``LineBreaking/balanced``, over all sections.
  ///
  /// There are never more lines than items, nor than ``maximumLines``. Greedy lines don't heed it.
  public var minimumLines = 1
  /// The greatest number of lines, over all sections; `nil` for no limit, less than 1 counts as 1.
  ///
  /// Items for which no line is left are hidden, and a label on the last line stands for them,
  /// see ``overflowLabels``. Lines that are cut are broken greedily.
  public var maximumLines: Int?
  /// The greatest number of items in a line; `nil` for no limit, less than 1 counts as 1.
  public var maximumItemsPerLine: Int?
  /// The forms of the label for hidden items, from long to short; empty for no label.
  public var overflowLabels: [OverflowLabel] = []
  /// Cells left free between the container's edges and the items, in every section.
  public var sectionInset: EdgeInsets = .zero
  /// Cells between the items of a line; exact for the alignments that don't stretch a line.
  public var minimumInteritemSpacing: Int = 0
  /// Cells between lines.
  public var minimumLineSpacing: Int = 0
  /// The size of every section's header.
  ///
  /// Only its length along the scroll axis counts: across it the header spans the container. A
  /// length of 0 means no header.
  public var headerReferenceSize = Size.zero
  /// The size of every section's footer, said like that of the header.
  public var footerReferenceSize = Size.zero
  /// A fixed size for every item; `nil` uses the sizes given.
  public var itemSize: Size?
  /// Where an item stands in a line that is deeper than the item.
  public var lineAlignment: LineAlignment = .top
  /// Which way lines read.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// What happens to an item that is longer than the room of a line.
  public var oversize: OversizeBehavior = .clamp

  /// A layout of rows, flush left, without spacing and insets.
  public init() {}
}
