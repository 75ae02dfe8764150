import CellText
import TagLayout

/// How the label that stands for hidden tags is put, from long to short.
enum OverflowForm: CaseIterable {
  /// `+12 more`
  case sentence
  /// `+12`
  case number
  /// `…`, in ASCII `~`
  case ellipsis

  /// The text for `count` hidden tags.
  func text(count: Int, asciiOnly: Bool) -> String {
    switch self {
    case .sentence: "+\(count) more"
    case .number: "+\(count)"
    case .ellipsis: asciiOnly ? "~" : "…"
    }
  }
}

extension CloudSettings {
  /// The layout as the engine carries it out: with the cells of the label for hidden tags, which
  /// stands in a box like any tag.
  ///
  /// Where all boxes have one size the label's is as high as they are, and as wide as its text asks
  /// for.
  var arrangedLayout: FlowLayout {
    guard layout.maximumLines != nil else { return layout }
    var arranged = layout
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
