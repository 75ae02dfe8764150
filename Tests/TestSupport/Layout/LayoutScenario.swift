public import TagLayout

/// A layout, a container and items: all that an arrangement depends on.
public struct LayoutScenario: Sendable, CustomStringConvertible {
  /// The settings.
  public var layout: FlowLayout
  /// The container.
  public var extent: ContainerExtent
  /// The items' sizes.
  public var items: [Size]
  /// How many items each section has; empty for one section.
  public var sections: [Int] = []
  /// The items that start a line in any case.
  public var forcedBreaks: [Int] = []

  /// A scenario of these parts.
  public init(_ layout: FlowLayout, in extent: ContainerExtent, items: [Size]) {
    self.layout = layout
    self.extent = extent
    self.items = items
  }

  /// The items' sizes as the engine takes them.
  public var sizes: ItemSizes { ItemSizes(count: items.count) { items[$0] } }

  /// The items, arranged.
  public var arrangement: Arrangement {
    layout.arrange(sizes, in: extent, sections: sections, forcedBreaks: forcedBreaks)
  }

  /// The scenario with a changed layout.
  public func with(_ change: (inout FlowLayout) -> Void) -> LayoutScenario {
    var scenario = self
    change(&scenario.layout)
    return scenario
  }

  /// Rows for columns and columns for rows: every length and direction exchanged.
  ///
  /// Digits of a label run along its width in both, so labels that have some are not transposed.
  public var transposed: LayoutScenario {
    var scenario = with {
      let insets = $0.sectionInset
      $0.sectionInset = EdgeInsets(
        top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
      $0.scrollDirection = $0.scrollDirection == .vertical ? .horizontal : .vertical
      $0.itemSize = $0.itemSize?.transposed
      $0.headerReferenceSize = $0.headerReferenceSize.transposed
      $0.footerReferenceSize = $0.footerReferenceSize.transposed
      $0.overflowLabels = $0.overflowLabels.map {
        OverflowLabel(cells: $0.height, digits: $0.digits, height: $0.cells)
      }
    }
    scenario.items = items.map(\.transposed)
    return scenario
  }

  /// What is needed to make the scenario again: the settings that differ from a new layout's.
  public var description: String {
    let settings = zip(
      Mirror(reflecting: layout).children, Mirror(reflecting: FlowLayout()).children
    )
    .filter { "\($0.value)" != "\($1.value)" }
    .map { "\($0.0.label ?? "") \($0.0.value)" }
    .joined(separator: ", ").replacing("TagLayout.", with: "")
    let sizes = items.map { "\($0.width)x\($0.height)" }.joined(separator: " ")
    return "\(settings) in \(extent), sections \(sections), breaks \(forcedBreaks): \(sizes)"
  }
}

extension Size {
  /// Width for height and height for width.
  public var transposed: Size { Size(width: height, height: width) }
}

extension Rect {
  /// Columns for rows and rows for columns.
  public var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }
}

extension Arrangement {
  /// The frames of all items that are shown, in data order.
  public var frames: [Rect] { lines.flatMap { attributes(ofLine: $0.index).map(\.frame) } }

  /// The items of each line.
  public var itemsByLine: [[Int]] { lines.map { Array($0.items) } }
}
