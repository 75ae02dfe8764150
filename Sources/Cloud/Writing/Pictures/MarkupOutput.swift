import TagLayout

/// XML or HTML on its way to a sink: structure as it is, values escaped.
struct MarkupOutput {
  var output = ByteChunks()

  /// Appends structure.
  mutating func append(_ raw: String) { output.bytes.append(contentsOf: raw.utf8) }

  /// Appends ` name="number"`.
  mutating func append(_ name: String, _ number: Int) {
    append(" \(name)=\"")
    output.bytes.append(decimal: number)
    append("\"")
  }

  /// Appends ` name="text"`.
  mutating func append(_ name: String, _ text: String) {
    append(" \(name)=\"")
    append(text: text)
    append("\"")
  }

  /// Appends text, for elements and for attributes in double quotes.
  ///
  /// What XML 1.0 has no characters for (section 2.2), and what a terminal or an editor would act on,
  /// becomes U+FFFD.
  mutating func append(text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "'": append("&#39;")
      case "\u{FFFE}", "\u{FFFF}": output.bytes.append("\u{FFFD}")
      case _ where scalar.isControl: output.bytes.append("\u{FFFD}")
      default: output.bytes.append(scalar)
      }
    }
  }
}
