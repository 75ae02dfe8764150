import TagLayout

/// What a header makes of its width.
struct HeaderPlan: Hashable, Sendable {
  /// Cells before the title: of a row's rule and a blank, of a column's rule and a blank.
  let lead: Int
  /// Cells for the title.
  let titleRoom: Int

  /// What a row takes besides its title: `── Title ──`.
  static let rowExtra = 6
  /// The most cells of a title that a column is made for.
  static let columnTitleLimit = 16

  /// The rule gives way to the title only where there is hardly room for either.
  init(width: Int, scroll: ScrollDirection) {
    switch scroll {
    case .vertical:
      lead = width >= 8 ? 3 : width >= 4 ? 2 : 0
      titleRoom = max(0, width - lead)
    case .horizontal:
      lead = 2
      titleRoom = max(0, width - lead - 1)
    }
  }

  /// The header of sections whose widest title takes `widestTitle` cells.
  ///
  /// The engine looks only at the length along the scroll axis.
  static func referenceSize(widestTitle: Int) -> Size {
    // A column: rule, blank, title, and a blank before the tags.
    let title = min(widestTitle, columnTitleLimit)
    return Size(width: title > 0 ? title + 3 : 2, height: 1)
  }
}
