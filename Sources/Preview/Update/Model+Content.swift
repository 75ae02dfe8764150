import Cloud
import TagLayout

extension Model {
  /// The cells of content along `axis` that can be scrolled to: an overflowing tag counts.
  func scrollableLength(_ axis: Axis) -> Int {
    let content = cloud.arrangement.contentSize[axis]
    guard axis == wrappingAxis else { return content }
    let inset = cloud.settings.layout.sectionInset.leading(axis)
    return max(content, inset + cloud.arrangement.widestUsed, cloud.headerBreadth)
  }

  /// The cells along the scroll axis of a line and of what belongs to it: with the first line of a
  /// section comes the header.
  func rangeWithHeader(ofLine number: Int) -> Range<Int> {
    let line = cloud.arrangement.lines[number]
    let range = line.frame.range(scrollAxis)
    guard cloud.tags.hasSections,
      cloud.arrangement.lines(ofSection: line.section).lowerBound == number,
      let header = cloud.header(ofSection: line.section)
    else { return range }
    return header.frame.range(scrollAxis).lowerBound..<range.upperBound
  }

  /// Where a tag's box stands in the content.
  func frame(of index: Int) -> Rect { cloud.arrangement.attributes(at: index).frame }

  /// The lines of which some cell lies at `start` or behind it.
  func lines(from start: Int) -> Range<Int> {
    let start = max(0, start)
    let length = max(1, cloud.arrangement.contentSize[scrollAxis] - start)
    return cloud.arrangement.lines(in: band(start..<(start + length)))
  }

  /// All that can be scrolled to across a range of the scroll axis.
  func band(_ range: Range<Int>) -> Rect {
    let across = max(1, scrollableLength(wrappingAxis))
    return scrollAxis == .y
      ? Rect(x: 0, y: range.lowerBound, width: across, height: range.count)
      : Rect(x: range.lowerBound, y: 0, width: range.count, height: across)
  }
}
