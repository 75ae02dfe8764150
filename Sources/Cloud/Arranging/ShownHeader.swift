public import TagLayout

/// The header of a section: its title and a rule.
///
/// It is no tag: it has no index, and can't be selected. With vertical scrolling it is one row high
/// and as wide as the container, and where lines read from right to left its title stands on the
/// right. With horizontal scrolling it is a column as high as the container, with the title in its
/// first row. As all headers have one size, as in `UICollectionViewFlowLayout`, it is then as wide
/// as the widest title asks for, of which 16 cells are shown at most.
public struct ShownHeader: Hashable, Sendable {
  /// The number of the section.
  public let section: Int
  /// The title: sanitised, cut to the room in the header.
  public let title: String
  /// Cells of the title.
  public let width: Int
  /// Whether something of the title was cut off.
  public let isTruncated: Bool
  /// The cells of the header, counted from the container's top left corner.
  ///
  /// A container without a limit gives way to a title that is longer than its lines.
  public let frame: Rect
  /// Whether sections stand one below the other, or side by side.
  let scrollDirection: ScrollDirection
  /// The first column of the title.
  let titleColumn: Int
}

extension ArrangedCloud {
  /// The header of a section; nil where tags are not divided, and where the limit of lines hides the
  /// section.
  ///
  /// O(bytes of the title).
  public func header(ofSection section: Int) -> ShownHeader? {
    guard let frame = headerFrame(ofSection: section) else { return nil }
    let scroll = arrangement.layout.scrollDirection
    let plan = HeaderPlan(width: frame.width, scroll: scroll)
    let title = tags.section(at: section).title
    let shown = title.isEmpty ? nil : shown(title, room: plan.titleRoom)
    let width = shown?.width ?? 0
    let isMirrored = scroll == .vertical && arrangement.layout.layoutDirection == .rightToLeft
    return ShownHeader(
      section: section, title: shown?.text ?? "", width: width,
      isTruncated: shown?.isTruncated ?? false, frame: frame, scrollDirection: scroll,
      titleColumn: isMirrored ? frame.maxX - plan.lead - width : frame.x + plan.lead)
  }

  /// Number of headers that are shown: those of the first sections.
  var headerCount: Int { tags.hasSections ? arrangement.sectionCount : 0 }

  /// The cells of a section's header; nil when it has none.
  func headerFrame(ofSection section: Int) -> Rect? {
    guard section >= 0, section < headerCount,
      let frame = arrangement.supplementaryAttributes(.header, ofSection: section)?.frame
    else { return nil }
    switch arrangement.layout.scrollDirection {
    case .vertical:
      return Rect(
        x: frame.x, y: frame.y, width: max(frame.width, headerBreadth), height: frame.height)
    case .horizontal:
      return Rect(
        x: frame.x, y: frame.y, width: frame.width, height: max(frame.height, headerBreadth))
    }
  }

  /// The cells along the lines that headers ask for where the container has no limit; else 0.
  ///
  /// Like a tag that overflows they don't count in the size of the content. O(1).
  public var headerBreadth: Int {
    guard tags.hasSections, arrangement.breaks.extent == .unlimited else { return 0 }
    switch arrangement.layout.scrollDirection {
    case .vertical: return measured.widestTitle + HeaderPlan.rowExtra
    case .horizontal: return 1
    }
  }

  /// The sections of whose headers some cell may lie in a rectangle.
  ///
  /// O(log sections).
  func headers(in rect: Rect) -> Range<Int> {
    let isVertical = arrangement.layout.scrollDirection == .vertical
    let (start, end) = isVertical ? (rect.y, rect.maxY) : (rect.x, rect.maxX)
    let first = (0..<headerCount).partitioningIndex { section in
      guard let frame = headerFrame(ofSection: section) else { return true }
      return (isVertical ? frame.maxY : frame.maxX) > start
    }
    let last = (first..<headerCount).partitioningIndex { section in
      guard let frame = headerFrame(ofSection: section) else { return true }
      return (isVertical ? frame.y : frame.x) >= end
    }
    return first..<last
  }
}
