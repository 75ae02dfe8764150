public import TagLayout

/// Writes the settings as Swift: as a `FlowLayout`, and as the properties of a
/// `UICollectionViewFlowLayout` that has an `alignDirection`.
///
/// Cells become points by a factor that a comment names. Only what differs from the defaults of
/// `FlowLayout` is written of the first; the second names the properties that every app sets.
public enum SwiftWriter {
  /// The points of a cell unless a person says otherwise.
  public static let pointsPerCell = Size(width: 8, height: 16)

  /// Writes both.
  ///
  /// O(1).
  public static func write(
    _ cloud: ArrangedCloud, pointsPerCell: Size = SwiftWriter.pointsPerCell,
    to sink: inout some ByteSink
  ) throws {
    let layout = cloud.settings.layout
    let lines =
      [
        "// Lengths are cells of a terminal.",
        "import TagLayout", "",
        "var layout = FlowLayout()",
      ] + layout.statements + [
        "",
        "// The same on a UICollectionViewFlowLayout with an alignDirection; a cell is "
          + "\(pointsPerCell.width) × \(pointsPerCell.height) points:", "//",
      ] + layout.flowLayoutStatements(pointsPerCell).map { "//     \($0)" }
    try sink.write(Array((lines.joined(separator: "\n") + "\n").utf8).span)
  }
}

extension FlowLayout {
  /// What differs from the defaults.
  fileprivate var statements: [String] {
    let standard = FlowLayout()
    var lines: [String] = []
    func add<Value: Equatable>(_ name: String, _ value: Value, _ other: Value, _ code: String) {
      if value != other { lines.append("layout.\(name) = \(code)") }
    }
    add("alignDirection", alignDirection, standard.alignDirection, ".\(alignDirection.name)")
    add("alignmentScope", alignmentScope, standard.alignmentScope, ".\(alignmentScope.name)")
    if let lastLine { lines.append("layout.lastLine = .\(lastLine.name)") }
    add("lineAlignment", lineAlignment, standard.lineAlignment, ".\(lineAlignment.name)")
    add("lineBreaking", lineBreaking, standard.lineBreaking, ".\(lineBreaking.name)")
    add(
      "scrollDirection", scrollDirection, standard.scrollDirection, ".\(scrollDirection.name)")
    add(
      "layoutDirection", layoutDirection, standard.layoutDirection,
      layoutDirection == .leftToRight ? ".leftToRight" : ".rightToLeft")
    add("oversize", oversize, standard.oversize, ".\(oversize.name)")
    add(
      "minimumInteritemSpacing", minimumInteritemSpacing, standard.minimumInteritemSpacing,
      "\(minimumInteritemSpacing)")
    add(
      "minimumLineSpacing", minimumLineSpacing, standard.minimumLineSpacing,
      "\(minimumLineSpacing)")
    add("sectionInset", sectionInset, standard.sectionInset, sectionInset.code("EdgeInsets", 1, 1))
    if let itemSize {
      lines.append(
        "layout.itemSize = Size(width: \(itemSize.width), height: \(itemSize.height))")
    }
    if let maximumLines { lines.append("layout.maximumLines = \(maximumLines)") }
    add("minimumLines", minimumLines, standard.minimumLines, "\(minimumLines)")
    if let maximumItemsPerLine {
      lines.append("layout.maximumItemsPerLine = \(maximumItemsPerLine)")
    }
    return lines
  }

  /// The properties of `UICollectionViewFlowLayout`, in points.
  fileprivate func flowLayoutStatements(_ cell: Size) -> [String] {
    // Spacing between items goes along the lines, spacing between lines across them.
    let isVertical = scrollDirection == .vertical
    let (along, across) = isVertical ? (cell.width, cell.height) : (cell.height, cell.width)
    var lines = [
      "layout.alignDirection = .\(alignDirection.name)",
      "layout.scrollDirection = .\(scrollDirection.name)",
      "layout.minimumInteritemSpacing = \(minimumInteritemSpacing * along)",
      "layout.minimumLineSpacing = \(minimumLineSpacing * across)",
      "layout.sectionInset = " + sectionInset.code("UIEdgeInsets", cell.width, cell.height),
    ]
    if let itemSize {
      lines.append(
        "layout.itemSize = CGSize(width: \(itemSize.width * cell.width), "
          + "height: \(itemSize.height * cell.height))")
    }
    return lines
  }
}

extension EdgeInsets {
  fileprivate func code(_ type: String, _ width: Int, _ height: Int) -> String {
    "\(type)(top: \(top * height), left: \(left * width), bottom: \(bottom * height), "
      + "right: \(right * width))"
  }
}
