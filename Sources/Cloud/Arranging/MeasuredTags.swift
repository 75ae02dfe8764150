import CellText
import TagLayout

/// The cells of each tag's text, and of the widest title, as they are shown in one form.
struct MeasuredTags: Sendable {
  /// How texts are shown, and cells counted.
  let form: TextForm
  /// Cells of each tag's text as it is shown, uncut.
  private(set) var widths: [Int32]
  /// The level of each tag's weight, 0 for none; empty where no tag has a weight.
  private(set) var levels: [UInt8]
  /// Cells of the widest section's title, uncut; 0 without sections.
  ///
  /// No edit changes it.
  let widestTitle: Int

  /// Measures every tag.
  ///
  /// O(bytes).
  init(_ tags: TagList, form: TextForm, levels weightLevels: WeightLevels?) {
    self.form = form
    levels = []
    if let weightLevels { levels = (0..<tags.count).map { weightLevels.level(of: $0, in: tags) } }
    var ruler = TextRuler(form: form)
    widths = (0..<tags.count).map { ruler.width(of: $0, in: tags) }
    widestTitle = (0..<tags.sectionCount).reduce(0) { widest, section in
      let title = tags.section(at: section).title
      return title.isEmpty ? widest : max(widest, form.width(of: form.text(of: title)))
    }
  }

  /// Follows a splice that `tags` have carried out: only new tags are measured.
  mutating func follow(
    _ splice: TagList.Splice, in tags: TagList, levels weightLevels: WeightLevels?
  ) {
    if let weightLevels { followLevels(splice, in: tags, weightLevels) }
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

  private mutating func followLevels(
    _ splice: TagList.Splice, in tags: TagList, _ weightLevels: WeightLevels
  ) {
    switch splice {
    case .replace(let range, let new, _):
      let added = (0..<new.count).map { weightLevels.level(of: range.lowerBound + $0, in: tags) }
      levels.replaceSubrange(range, with: added)
    case .move(let from, let to, _): levels.moveElement(from: from, to: to)
    case .permute(let order, _): levels.permute(by: order)
    }
  }

  /// Takes the tags' weights to be of other levels.
  mutating func relevel(_ tags: TagList, _ weightLevels: WeightLevels?) {
    levels = []
    if let weightLevels { levels = (0..<tags.count).map { weightLevels.level(of: $0, in: tags) } }
  }

  /// The level of a tag's weight, 0 for none.
  @inline(__always)
  func level(of index: Int) -> UInt8 { levels.isEmpty ? 0 : levels[index] }

  /// The sizes of boxes around the texts.
  func boxSizes(_ looks: BoxLooks) -> ItemSizes {
    let longest = Int32(FlowLayout.maximumLength)
    func width(_ text: Int32, _ extra: Int32) -> Int32 {
      text < longest - extra ? text + extra : longest
    }
    let extra = Int32(looks[0].extraWidth)
    guard !levels.isEmpty else {
      return ItemSizes(widths: widths.map { width($0, extra) }, height: looks[0].height)
    }
    return ItemSizes(count: widths.count) { index in
      let look = looks[levels[index]]
      return Size(
        width: Int(width(widths[index], Int32(look.extraWidth))), height: look.height)
    }
  }
}

extension WeightLevels {
  /// The level of a tag, 0 without a weight.
  fileprivate func level(of index: Int, in tags: TagList) -> UInt8 {
    tags.weight(at: index).map { UInt8(level(of: $0)) } ?? 0
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
