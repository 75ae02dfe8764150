/// The settings of a flow layout, a plain value.
public struct FlowLayout: Hashable, Sendable {
  public var scrollDirection: ScrollDirection = .vertical
  public var alignDirection: AlignDirection = .left
  public var sectionInset: EdgeInsets = .zero
  public var minimumInteritemSpacing: Int = 0
  public var minimumLineSpacing: Int = 0
  /// A fixed size for every item; `nil` uses the sizes given.
  public var itemSize: Size?
  public var lineAlignment: LineAlignment = .top
  public var layoutDirection: LayoutDirection = .leftToRight
  public var oversize: OversizeBehavior = .clamp

  public init() {}

  /// Breaks and places `sizes` in a container of `extent`.
  public func arrange(_ sizes: ItemSizes, in extent: ContainerExtent) -> Arrangement {
    fatalError("CONTRACT")
  }

  /// Places `sizes` along line breaks made before: the same sizes and extent, another alignment.
  public func arrange(_ sizes: ItemSizes, along breaks: LineBreaks) -> Arrangement {
    fatalError("CONTRACT")
  }

  /// Breaks `sizes` into lines (phase "break").
  public func breakLines(_ sizes: ItemSizes, in extent: ContainerExtent) -> LineBreaks {
    fatalError("CONTRACT")
  }
}
