import CellText
import TagLayout

/// The cells of each tag's text, and of the widest title, as they are shown in one form.
struct MeasuredTags: Sendable {
  /// How texts are shown, and cells counted.
  let form: TextForm
  /// Cells of each tag's text as it is shown, uncut.
  private(set) var widths: [Int32]
  /// Cells of the widest section's title, uncut; 0 without sections.
  ///
  /// No edit changes it.
  let widestTitle: Int

  /// Measures every tag.
  ///
  /// O(bytes).
  init(_ tags: TagList, form: TextForm) {
    self.form = form
    var ruler = TextRuler(form: form)
    widths = (0..<tags.count).map { ruler.width(of: $0, in: tags) }
    widestTitle = (0..<tags.sectionCount).reduce(0) { widest, section in
      let title = tags.section(at: section).title
      return title.isEmpty ? widest : max(widest, form.width(of: form.text(of: title)))
    }
  }

  /// Follows a splice that `tags` have carried out: only new tags are measured.
  mutating func follow(_ splice: TagList.Splice, in tags: TagList) {
    switch splice {
    case .replace(let range, let new, _):
      var ruler = TextRuler(form: form)
      let measured = (0..<new.count).map { ruler.width(of: range.lowerBound + $0, in: tags) }
      widths.replaceSubrange(range, with: measured)
    case .move(let from, let to, _):
      widths.moveElement(from: from, to: to)
    case .permute(let order, _):
      widths.permute(by: order)
    }
  }

  /// The sizes of boxes around the texts.
  func boxSizes(style: BoxStyle, padding: Int) -> ItemSizes {
    let extra = Int32(2 * (min(max(0, padding), CellCount.maximum) + style.borderWidth))
    let longest = Int32(FlowLayout.maximumLength)
    return ItemSizes(
      widths: widths.map { $0 < longest - extra ? $0 + extra : longest }, height: style.height)
  }
}

/// Measures texts as they are shown.
private struct TextRuler {
  let form: TextForm
  /// The text being measured; its memory serves all.
  private var clean: [UInt8] = []

  init(form: TextForm) {
    self.form = form
  }

  /// Cells of a tag's text.
  @inline(__always)
  mutating func width(of index: Int, in tags: TagList) -> Int32 {
    let cells = tags.withUTF8(at: index) { utf8 in
      if !utf8.isEmpty, Sanitizer.isPlain(utf8) { return Int32(clamping: utf8.count) }
      return form.isPlain ? width(cleaning: utf8) : 0
    }
    return cells > 0 ? cells : width(showing: tags[index])
  }

  private mutating func width(cleaning utf8: Span<UInt8>) -> Int32 {
    clean.removeAll(keepingCapacity: true)
    Sanitizer.appendSanitized(utf8, to: &clean)
    return Int32(clamping: form.profile.width(ofUTF8: clean.span))
  }

  private func width(showing text: String) -> Int32 {
    Int32(clamping: form.width(of: form.text(of: text)))
  }
}
