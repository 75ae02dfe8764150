import CellText

/// How text is put: the few signs beyond ASCII and their substitutes, and how many cells text
/// takes.
struct Wording: Hashable, Sendable {
  let profile: WidthProfile
  /// Whether nothing beyond ASCII can be shown.
  let isASCII: Bool
  /// Whether signs are put in ASCII: always if nothing else can be shown.
  let usesASCIISigns: Bool

  var dash: String { usesASCIISigns ? "-" : "–" }
  var times: String { usesASCIISigns ? "x" : "×" }
  var bar: String { usesASCIISigns ? "|" : "│" }
  var infinity: String { usesASCIISigns ? "inf" : "∞" }
  var ellipsis: String { usesASCIISigns ? "~" : "…" }
  /// Marks the layout width: the left edge of the first cell that is no longer in it.
  var widthMark: Unicode.Scalar { usesASCIISigns ? "|" : "▏" }
  /// Marks the layout height.
  var heightMark: Unicode.Scalar { usesASCIISigns ? "-" : "▔" }

  /// A piece of text that can be put on the screen as it is.
  struct Cluster: Hashable, Sendable {
    var text: String
    var width: Int
  }

  /// The text cluster by cluster, each of them harmless: what can't be shown becomes U+FFFD, in
  /// ASCII `?`.
  ///
  /// Spaces stay as they are.
  func clusters(_ text: String) -> LazyMapSequence<GraphemeClusters, Cluster> {
    GraphemeClusters(text).lazy.map { cluster in
      let text = String(cluster)
      if let value = text.utf8.first, text.utf8.count == 1, (0x20...0x7E).contains(value) {
        return Cluster(text: text, width: 1)
      }
      let clean = Sanitizer.sanitize(text)
      let width = profile.width(of: clean)
      guard width > 0 else { return Cluster(text: isASCII ? "?" : "\u{FFFD}", width: 1) }
      return Cluster(text: isASCII ? String(repeating: "?", count: width) : clean, width: width)
    }
  }

  /// The cells that the text takes on the screen.
  func cells(_ text: String) -> Int {
    clusters(text).reduce(0) { $0 + $1.width }
  }

  /// A tag's text in quotes, as it is shown, cut to at most `cells` cells between them.
  func quoted(_ text: String, atMost cells: Int = 24) -> String {
    "\"" + cut(text, to: cells) + "\""
  }

  /// A tag's text as it is shown, cut to at most `cells` cells.
  func cut(_ text: String, to cells: Int) -> String {
    let clean = Sanitizer.sanitize(text)
    guard !clean.isEmpty else { return isASCII ? "?" : "\u{FFFD}" }
    guard isASCII else { return profile.truncate(clean, to: cells).text }
    let shown = clusters(clean).reduce(into: "") { $0 += $1.text }
    return shown.count <= cells ? shown : String(shown.prefix(max(0, cells - 1))) + ellipsis
  }
}
