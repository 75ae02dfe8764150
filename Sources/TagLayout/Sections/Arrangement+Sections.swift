extension Arrangement {
  /// How many sections are shown; at least one, and fewer than there are when
  /// ``FlowLayout/maximumLines`` hides all items of the last ones.
  public var sectionCount: Int { 1 }

  /// The section that holds an item, which must be in `0 ..< visibleCount`.
  public func section(of index: Int) -> Int { 0 }

  /// The lines of a section, which must be in `0 ..< sectionCount`; empty without items.
  public func lines(ofSection section: Int) -> Range<Int> { 0..<breaks.count }

  /// The header or footer of a section, as `layoutAttributesForSupplementaryView(ofKind:at:)`;
  /// `nil` when it has no length along the scroll axis.
  public func supplementaryAttributes(
    _ kind: SupplementaryKind, ofSection section: Int
  ) -> SupplementaryAttributes? { nil }

  /// The headers and footers that cover some cell of `rect`, in their order.
  public func supplementaryAttributes(in rect: Rect) -> [SupplementaryAttributes] { [] }

  /// The header or footer that covers the cell at `point`.
  public func supplementaryAttributes(at point: Point) -> SupplementaryAttributes? { nil }
}
