import CellText
public import TagLayout

/// The label that stands for the tags which the limit of lines hides.
///
/// It is no tag: it has no index, and can't be selected.
public struct ShownOverflow: Hashable, Sendable {
  /// What it says, such as `+12 more`.
  public let text: String
  /// Cells of the text.
  public let width: Int
  /// The cells of its box, counted from the container's top left corner.
  public let frame: Rect
  /// The number of the line that it ends: the last one.
  public let line: Int
}

extension ArrangedCloud {
  /// The label that stands for hidden tags; nil when none is hidden or no form of it fits.
  ///
  /// O(tags of the last line).
  public var overflow: ShownOverflow? {
    guard let item = arrangement.overflow else { return nil }
    let forms = OverflowForm.allCases
    let text = forms[min(item.labelIndex, forms.count - 1)]
      .text(count: item.count, asciiOnly: settings.asciiOnly)
    return ShownOverflow(
      text: text, width: settings.widthProfile.width(of: text), frame: item.frame, line: item.line)
  }
}
