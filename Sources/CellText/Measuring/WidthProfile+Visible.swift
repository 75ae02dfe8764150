extension WidthProfile {
  /// Whether there are characters that take cells by the stock table, and none under this profile.
  ///
  /// Complexity: O(classes + exceptions).
  public var hidesCharacters: Bool {
    WidthClass.allCases.contains { self[$0] == 0 && WidthProfile.wcwidth[$0] > 0 }
      || exceptions.entries.contains { $0.width == 0 }
  }

  /// A clean text with U+FFFD in place of each cluster that takes no cell though it is more than marks:
  /// some terminals show nothing of what they don't know.
  ///
  ///     profile.exceptions["\u{1FAE8}"] = 0
  ///     profile.showing("a\u{1FAE8}b")          // a�b
  ///
  /// Complexity: O(bytes).
  public func showing(_ text: String) -> String {
    guard !text.utf8Span.span.isASCII else { return text }
    var shown = ""
    for cluster in MeasuredClusters(text, profile: self) {
      shown += hides(cluster) ? "\u{FFFD}" : cluster.text
    }
    return shown
  }

  /// Whether a cluster disappears; not one that its neighbour has taken in.
  private func hides(_ cluster: MeasuredClusters.Element) -> Bool {
    guard cluster.width == 0 else { return false }
    let text = String(cluster.text)
    return width(of: text) == 0 && WidthProfile.wcwidth.width(of: text) > 0
  }
}
