extension Arrangement {
  /// How many sections are shown: at least one, and fewer than there are when
  /// ``FlowLayout/maximumLines`` hides all items of the last ones.
  public var sectionCount: Int { breaks.sectionCount }

  /// The section that holds an item, which must be in `0 ..< visibleCount`.
  ///
  /// - Complexity: O(log sections).
  public func section(of index: Int) -> Int {
    precondition(index >= 0 && index < visibleCount, "item index must be in 0 ..< visibleCount")
    return breaks.section(ofItem: index)
  }

  /// The lines of a section, which must be in `0 ..< sectionCount`; empty without items.
  ///
  /// - Complexity: O(1).
  public func lines(ofSection section: Int) -> Range<Int> {
    precondition(section >= 0 && section < sectionCount, "section must be in 0 ..< sectionCount")
    return breaks.lines(ofSection: section)
  }

  /// The header or footer of a section, as `layoutAttributesForSupplementaryView(ofKind:at:)`;
  /// `nil` when it has no length along the scroll axis.
  ///
  /// `section` must be in `0 ..< sectionCount`.
  /// - Complexity: O(1).
  public func supplementaryAttributes(
    _ kind: SupplementaryKind, ofSection section: Int
  ) -> SupplementaryAttributes? {
    let depth = flow.depth(of: kind)
    guard depth > 0 else { return nil }
    precondition(section >= 0 && section < sectionCount, "section must be in 0 ..< sectionCount")
    let offset =
      switch kind {
      case .header: start(ofSection: section)
      case .footer: end(ofSection: section) - depth
      }
    return SupplementaryAttributes(
      kind: kind, section: section,
      frame: flow.direction.rect(
        start: 0, offset: offset, breadth: flow.direction.breadth(of: contentSize), depth: depth))
  }

  /// The headers and footers that cover some cell of `rect`, from the first section to the last,
  /// as `layoutAttributesForElements(in:)` gives them.
  ///
  /// - Complexity: O(log sections + sections that `rect` meets).
  public func supplementaryAttributes(in rect: Rect) -> [SupplementaryAttributes] {
    guard let (_, depth) = flow.direction.stretches(of: rect) else { return [] }
    let first = firstIndex(in: 0..<sectionCount) { end(ofSection: $0) > depth.lowerBound }
    let last = firstIndex(in: 0..<sectionCount) { start(ofSection: $0) >= depth.upperBound }
    guard first < last, flow.headerDepth + flow.footerDepth > 0 else { return [] }
    return (first..<last).flatMap { section in
      SupplementaryKind.allCases.compactMap { kind in
        supplementaryAttributes(kind, ofSection: section).flatMap {
          $0.frame.intersects(rect) ? $0 : nil
        }
      }
    }
  }

  /// The header or footer that covers the cell at `point`; `nil` when none does.
  ///
  /// - Complexity: O(log sections).
  public func supplementaryAttributes(at point: Point) -> SupplementaryAttributes? {
    supplementaryAttributes(in: Rect(x: point.x, y: point.y, width: 1, height: 1)).first
  }

  /// The cells from the container's edge to the start of a section.
  private func start(ofSection section: Int) -> Int {
    let line = breaks.lines(ofSection: section).lowerBound
    return offset(ofLine: line, inSection: section) - flow.leadingInset - flow.headerDepth
  }

  /// The cells from the container's edge to the end of a section, footer included.
  private func end(ofSection section: Int) -> Int {
    endOfLines(inSection: section) + flow.trailingInset + flow.footerDepth
  }
}

extension Flow {
  /// The cells that a header or a footer takes across the lines; 0 when there is none.
  func depth(of kind: SupplementaryKind) -> Int {
    switch kind {
    case .header: headerDepth
    case .footer: footerDepth
    }
  }
}
