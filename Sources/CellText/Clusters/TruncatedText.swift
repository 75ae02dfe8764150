/// Text cut to a number of cells.
public struct TruncatedText: Hashable, Sendable {
  /// What is left, with `…` at its end if something was cut.
  public let text: String
  /// Cells of `text`: at most the budget; one less where a wide cluster would have been halved.
  public let width: Int
  /// Whether something was cut.
  public let isTruncated: Bool

  /// A text with its cells.
  public init(text: String, width: Int, isTruncated: Bool) {
    self.text = text
    self.width = width
    self.isTruncated = isTruncated
  }
}

extension WidthProfile {
  /// Cuts whole clusters off the end until the rest and a `…` take at most `cells`.
  ///
  /// Text that fits is returned as it is. A budget too small for `…`, zero or negative, gives "".
  ///
  ///     WidthProfile.wcwidth.truncate("日本語", to: 4)  // "日…", 3 cells
  ///
  /// Complexity: O(bytes) to measure, O(clusters that stay) to cut.
  public func truncate(_ text: String, to cells: Int) -> TruncatedText {
    let full = width(of: text)
    guard full > cells else { return TruncatedText(text: text, width: full, isTruncated: false) }
    let ellipsis = "\u{2026}"
    let ellipsisWidth = width(of: ellipsis)
    guard cells >= max(ellipsisWidth, 1) else {
      return TruncatedText(text: "", width: 0, isTruncated: true)
    }
    let room = cells - ellipsisWidth
    var cut = String(text[..<endOfPrefix(of: text, thatFits: room)])
    // A joiner joins nothing any more.
    while cut.unicodeScalars.last == "\u{200C}" { cut.unicodeScalars.removeLast() }
    cut += ellipsis
    // Measured anew, as what it follows may change the cells of the ellipsis, if hardly ever.
    return TruncatedText(text: cut, width: width(of: cut), isTruncated: true)
  }

  /// Where the clusters end that together take at most `room` cells.
  private func endOfPrefix(of text: String, thatFits room: Int) -> String.Index {
    if text.utf8Span.span.isASCII { return text.utf8.index(text.startIndex, offsetBy: room) }
    var (end, width) = (0, 0)
    for cluster in MeasuredClusters(text, profile: self) {
      guard cluster.width <= room - width else { break }
      width += cluster.width
      end = cluster.bytes.upperBound
    }
    return text.utf8.index(text.startIndex, offsetBy: end)
  }
}
