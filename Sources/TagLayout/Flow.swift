/// A layout's lengths in a container, clamped once and said along the lines and across them.
///
/// This is what the phases compute with; columns and rows look the same from here on.
struct Flow: Sendable {
  let direction: ScrollDirection
  let oversize: OversizeBehavior
  /// Insets before the first and after the last cell of a line.
  let startInset, endInset: Int
  /// Insets before the first and after the last line.
  let leadingInset, trailingInset: Int
  /// Cells that a section's header and footer take across the lines.
  let headerDepth, footerDepth: Int
  /// Cells between the items of a line, and between lines.
  let itemGap, lineGap: Int
  /// The container's length along the lines; `nil` when it has no limit.
  let container: Int?

  /// More cells than any line can use.
  private static let unlimitedRoom = Int.max / 4

  /// The cells that a line may use: the container without the insets.
  var room: Int {
    container.map { max(0, $0 - startInset - endInset) } ?? Flow.unlimitedRoom
  }

  /// What a section is deep without its lines.
  var sectionDepth: Int { headerDepth + leadingInset + trailingInset + footerDepth }

  init(_ layout: FlowLayout, in extent: ContainerExtent) {
    direction = layout.scrollDirection
    oversize = layout.oversize
    itemGap = layout.minimumInteritemSpacing.clampedToLength
    lineGap = layout.minimumLineSpacing.clampedToLength
    let insets = layout.sectionInset
    let top = insets.top.clampedToLength
    let left = insets.left.clampedToLength
    let bottom = insets.bottom.clampedToLength
    let right = insets.right.clampedToLength
    (startInset, endInset, leadingInset, trailingInset) =
      switch layout.scrollDirection {
      case .vertical: (left, right, top, bottom)
      case .horizontal: (top, bottom, left, right)
      }
    headerDepth = direction.depth(of: layout.headerReferenceSize).clampedToLength
    footerDepth = direction.depth(of: layout.footerReferenceSize).clampedToLength
    container =
      switch extent {
      case .cells(let cells): cells.clampedToLength
      case .unlimited: nil
      }
  }
}
