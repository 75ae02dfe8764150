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
