import CellText
import TagLayout

extension CloudSettings {
  /// The layout as the engine carries it out for tags: with a header for each of their sections, and
  /// with the cells of the label for hidden tags, which stands in a box like any tag.
  ///
  /// Where all boxes have one size the label's is as high as they are, and as wide as its text asks
  /// for.
  func arrangedLayout(for tags: TagList, _ measured: MeasuredTags) -> FlowLayout {
    var arranged = layout
    arranged.headerReferenceSize =
      tags.hasSections ? HeaderPlan.referenceSize(widestTitle: measured.widestTitle) : .zero
    arranged.footerReferenceSize = .zero
    guard layout.maximumLines != nil else { return arranged }
    let box = 2 * (min(max(0, padding), CellCount.maximum) + self.box.borderWidth)
    arranged.overflowLabels = OverflowForm.allCases.map { form in
      let text = form.text(count: 0, asciiOnly: false)
      let digits = form == .ellipsis ? 0 : 1
      return OverflowLabel(
        cells: widthProfile.width(of: text) - digits + box, digits: digits > 0,
        height: layout.itemSize?.height ?? self.box.height)
    }
    return arranged
  }
}
