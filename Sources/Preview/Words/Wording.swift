import CellText
import Cloud

/// How text is put: the few signs beyond ASCII and their substitutes, and how many cells text
/// takes.
struct Wording: Hashable, Sendable {
  /// How texts are shown.
  let form: TextForm

  var dash: String { form.usesASCIISigns ? "-" : "–" }
  var times: String { form.usesASCIISigns ? "x" : "×" }
  var bar: String { form.usesASCIISigns ? "|" : "│" }
  var infinity: String { form.usesASCIISigns ? "inf" : "∞" }
  var ellipsis: String { form.usesASCIISigns ? "~" : "…" }
  /// Marks the layout width: the left edge of the first cell that is no longer in it.
  var widthMark: Unicode.Scalar { form.usesASCIISigns ? "|" : "▏" }
  /// Marks the layout height.
  var heightMark: Unicode.Scalar { form.usesASCIISigns ? "-" : "▔" }

  /// A piece of text that can be put on the screen as it is.
  struct Cluster: Hashable, Sendable {
    var text: String
    var width: Int

    /// Whether ASCII characters stand for it, a cell each.
    var isEscape: Bool { width > 1 && text.utf8.allSatisfy { $0 < 0x80 } }
  }

  /// The text cluster by cluster, each of them harmless: what can't be shown becomes U+FFFD, in
  /// ASCII escapes.
  ///
  /// Spaces stay as they are.
  func clusters(_ text: String) -> LazyMapSequence<GraphemeClusters, Cluster> {
    GraphemeClusters(text).lazy.map { cluster in
      let text = String(cluster)
      if let value = text.utf8.first, text.utf8.count == 1, (0x20...0x7E).contains(value) {
        return Cluster(text: text, width: 1)
      }
      let shown = form.text(of: text)
      return Cluster(text: shown, width: form.width(of: shown))
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
    form.cut(form.text(of: text), to: cells).text
  }
}
