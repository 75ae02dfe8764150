public import TagLayout

/// A layout, a container and items: all that an arrangement depends on.
public struct LayoutScenario: Sendable, CustomStringConvertible {
  /// The settings.
  public var layout: FlowLayout
  /// The container.
  public var extent: ContainerExtent
  /// The items' sizes.
  public var items: [Size]

  /// A scenario of these parts.
  public init(_ layout: FlowLayout, in extent: ContainerExtent, items: [Size]) {
    self.layout = layout
    self.extent = extent
    self.items = items
  }

  /// The items' sizes as the engine takes them.
  public var sizes: ItemSizes { ItemSizes(count: items.count) { items[$0] } }

  /// The items, arranged.
  public var arrangement: Arrangement { layout.arrange(sizes, in: extent) }

  /// The scenario with a changed layout.
  public func with(_ change: (inout FlowLayout) -> Void) -> LayoutScenario {
    var scenario = self
    change(&scenario.layout)
    return scenario
  }

  /// Rows for columns and columns for rows: every length and direction exchanged.
  public var transposed: LayoutScenario {
    var scenario = with {
      let insets = $0.sectionInset
      $0.sectionInset = EdgeInsets(
        top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
      $0.scrollDirection = $0.scrollDirection == .vertical ? .horizontal : .vertical
      $0.itemSize = $0.itemSize?.transposed
    }
    scenario.items = items.map(\.transposed)
    return scenario
  }

  /// What is needed to make the scenario again.
  public var description: String {
    let sizes = items.map { "\($0.width)x\($0.height)" }.joined(separator: " ")
    return "\(layout) in \(extent): \(sizes)"
  }
}

extension LayoutScenario {
  /// Any scenario: all settings, no to 40 items, now and then longer than the room or empty.
  public static func random(using random: inout SeededRandom) -> LayoutScenario {
    var layout = FlowLayout()
    layout.scrollDirection = random.pick(.vertical, .horizontal)
    layout.alignDirection = random.pick(.left, .rightFlow, .rightData, .center)
    layout.lineAlignment = random.pick(.top, .center, .bottom)
    layout.layoutDirection = random.pick(.leftToRight, .rightToLeft)
    layout.oversize = random.pick(.clamp, .overflow)
    layout.minimumInteritemSpacing = random.number(in: 0...3)
    layout.minimumLineSpacing = random.number(in: 0...2)
    if random.oneIn(2) {
      layout.sectionInset = EdgeInsets(
        top: random.number(in: 0...4), left: random.number(in: 0...4),
        bottom: random.number(in: 0...4), right: random.number(in: 0...4))
    }
    if random.oneIn(10) {
      layout.itemSize = Size(width: random.number(in: 0...9), height: random.number(in: 0...4))
    }
    let extent = random.oneIn(12) ? .unlimited : ContainerExtent.cells(random.number(in: 0...60))
    let hasOneHeight = random.oneIn(2)
    let items = (0..<random.number(in: 0...40)).map { _ in
      Size(
        width: random.oneIn(15) ? random.number(in: 0...80) : random.number(in: 0...12),
        height: hasOneHeight ? 3 : random.number(in: 0...5))
    }
    return LayoutScenario(layout, in: extent, items: items)
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
  /// The frames of all items, in data order.
  public var frames: [Rect] { lines.flatMap { attributes(ofLine: $0.index).map(\.frame) } }

  /// The items of each line.
  public var itemsByLine: [[Int]] { lines.map { Array($0.items) } }
}
