import CellText

/// The text of a tag as it may be measured and drawn.
enum CleanText {
  /// Shown for a tag of which nothing is left, or nothing that takes a cell: some terminals don't show
  /// what they don't know.
  static let replacement = "\u{FFFD}"

  /// The sanitised text; never empty.
  static func of(_ text: String) -> String {
    let clean = Sanitizer.sanitize(text)
    return clean.isEmpty ? replacement : clean
  }
}
