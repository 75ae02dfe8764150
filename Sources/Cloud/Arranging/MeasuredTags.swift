import CellText
import TagLayout

/// The cells of each tag's text, and of the widest title, under one width profile.
struct MeasuredTags: Sendable {
  /// How cells were counted.
  let profile: WidthProfile
  /// Cells of each tag's clean text, uncut.
  private(set) var widths: [Int32]
  /// Cells of the widest section's clean title, uncut; 0 without sections.
  ///
  /// No edit changes it.
  let widestTitle: Int

  /// Measures every tag.
  ///
  /// O(bytes).
  init(_ tags: TagList, profile: WidthProfile) {
    self.profile = profile
    var ruler = TextRuler(profile: profile)
    widths = (0..<tags.count).map { ruler.width(of: $0, in: tags) }
    widestTitle = (0..<tags.sectionCount).reduce(0) { widest, section in
      let title = tags.section(at: section).title
      return title.isEmpty ? widest : max(widest, profile.width(of: CleanText.of(title)))
    }
  }

  /// Follows a splice that `tags` have carried out: only new tags are measured.
  mutating func follow(_ splice: TagList.Splice, in tags: TagList) {
    switch splice {
    case .replace(let range, let new, _):
      var ruler = TextRuler(profile: profile)
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

/// Measures clean texts.
private struct TextRuler {
  let profile: WidthProfile
  /// The text being measured; its memory serves all.
  private var clean: [UInt8] = []

  init(profile: WidthProfile) {
    self.profile = profile
  }

  /// Cells of a tag's clean text.
  @inline(__always)
  mutating func width(of index: Int, in tags: TagList) -> Int32 {
    tags.withUTF8(at: index) { utf8 in
      if !utf8.isEmpty, Sanitizer.isPlain(utf8) { return Int32(clamping: utf8.count) }
      return width(cleaning: utf8)
    }
  }

  private mutating func width(cleaning utf8: Span<UInt8>) -> Int32 {
    clean.removeAll(keepingCapacity: true)
    Sanitizer.appendSanitized(utf8, to: &clean)
    let cells = profile.width(ofUTF8: clean.span)
    return Int32(clamping: cells > 0 ? cells : profile.width(of: CleanText.replacement))
  }
}
