import CellText
import TagLayout

/// The cells of each tag's text under one width profile.
struct MeasuredTags: Sendable {
  /// How cells were counted.
  let profile: WidthProfile
  /// Cells of each tag's clean text, uncut.
  private(set) var widths: [Int32]

  /// Measures every tag.
  ///
  /// O(bytes).
  init(_ tags: TagList, profile: WidthProfile) {
    self.profile = profile
    widths = (0..<tags.count).map { Self.width(of: $0, in: tags, profile: profile) }
  }

  /// Follows a splice that `tags` have carried out: only new tags are measured.
  mutating func follow(_ splice: TagList.Splice, in tags: TagList) {
    switch splice {
    case .replace(let range, let new):
      let measured = (0..<new.count).map {
        Self.width(of: range.lowerBound + $0, in: tags, profile: profile)
      }
      widths.replaceSubrange(range, with: measured)
    case .move(let from, let to):
      widths.moveElement(from: from, to: to)
    }
  }

  /// The sizes of boxes around the texts.
  func boxSizes(style: BoxStyle, padding: Int) -> ItemSizes {
    let extra = Int32(2 * (min(max(0, padding), CellCount.maximum) + style.borderWidth))
    let longest = Int32(FlowLayout.maximumLength)
    return ItemSizes(
      widths: widths.map { $0 < longest - extra ? $0 + extra : longest }, height: style.height)
  }

  private static func width(of index: Int, in tags: TagList, profile: WidthProfile) -> Int32 {
    tags.withUTF8(at: index) { utf8 in
      let cells =
        !utf8.isEmpty && Sanitizer.isPlain(utf8)
        ? utf8.count : profile.width(of: CleanText.of(tags[index]))
      return Int32(clamping: cells)
    }
  }
}

/// The text of a tag as it may be measured and drawn.
enum CleanText {
  /// Shown for a tag of which nothing is left.
  static let replacement = "\u{FFFD}"

  /// The sanitised text; never empty.
  static func of(_ text: String) -> String {
    let clean = Sanitizer.sanitize(text)
    return clean.isEmpty ? replacement : clean
  }
}
