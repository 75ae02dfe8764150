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
  /// Cells left free between the container's edges and the items.
  public var sectionInset: EdgeInsets = .zero
  /// Cells between the items of a line; exact for the alignments that don't stretch a line.
  public var minimumInteritemSpacing: Int = 0
  /// Cells between lines.
  public var minimumLineSpacing: Int = 0
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
