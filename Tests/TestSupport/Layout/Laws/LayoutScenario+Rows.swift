public import TagLayout

extension LayoutScenario {
  /// The insets as rows see them.
  var rowInsets: EdgeInsets {
    layout.scrollDirection == .vertical
      ? layout.sectionInset : transposed.layout.sectionInset
  }

  /// An item's size as rows see it, before any clamping.
  func rowItem(_ index: Int) -> Size {
    let size = layout.itemSize ?? items[index]
    return layout.scrollDirection == .vertical ? size : size.transposed
  }

  /// The scenario with lines that are rows.
  var asRows: LayoutScenario { layout.scrollDirection == .vertical ? self : transposed }

  /// The scenario with rows that are all aligned by themselves, from left to right.
  var alignedRows: LayoutScenario {
    asRows.with {
      $0.layoutDirection = .leftToRight
      $0.lastLine = .inherit
      $0.alignmentScope = .line
    }
  }
}

extension AlignDirection {
  /// Itself, or an alignment that doesn't stretch lines in place of one that does.
  var unstretched: AlignDirection {
    AlignDirection(rawValue: rawValue % 4) ?? self
  }
}

extension Arrangement {
  /// The headers and footers of all sections.
  var supplementary: [SupplementaryAttributes] {
    (0..<sectionCount).flatMap { section in
      SupplementaryKind.allCases.compactMap { supplementaryAttributes($0, ofSection: section) }
    }
  }

  /// Whether another arrangement looks the same, whatever the settings that it was made by.
  public func looksLike(_ other: Arrangement) -> Bool {
    contentSize == other.contentSize && overflow == other.overflow
      && frames == other.frames && Array(lines) == Array(other.lines)
      && supplementary == other.supplementary
  }
}
