/// Private modes of terminals that matter for widths (DECSET, DECRST, DECRQM).
enum PrivateMode: Int, CaseIterable, Sendable {
  /// Frames between `h` and `l` are shown at once.
  case synchronizedOutput = 2026
  /// The terminal counts grapheme clusters.
  case graphemeClusters = 2027

  var set: String { "\u{1B}[?\(rawValue)h" }
  var reset: String { "\u{1B}[?\(rawValue)l" }
  /// DECRQM.
  var request: String { "\u{1B}[?\(rawValue)$p" }
}
