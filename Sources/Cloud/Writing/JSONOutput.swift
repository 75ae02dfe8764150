/// JSON on its way to a sink.
///
/// The caller writes what is structure; this writes values.
struct JSONOutput {
  var output = ByteChunks()

  /// Appends structure as it is.
  mutating func append(_ raw: String) {
    output.bytes.append(contentsOf: raw.utf8)
  }

  /// Appends an integer.
  mutating func append(_ number: Int) {
    output.bytes.append(decimal: number)
  }

  /// Appends a number, whole ones without a fraction.
  mutating func append(number: Double) {
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 {
      append(whole)
    } else {
      append(number.description)
    }
  }

  /// Appends `"key":number`, after a comma when `isFirst` is false.
  mutating func append(key: String, _ number: Int, isFirst: Bool = false) {
    append(isFirst ? "\"" : ",\"")
    append(key)
    append("\":")
    append(number)
  }

  /// Appends a string of clean ASCII or any other text, in quotes.
  mutating func append(string text: String) {
    output.bytes.append(0x22)
    for scalar in text.unicodeScalars { append(escaping: scalar) }
    output.bytes.append(0x22)
  }

  /// Appends a string of well-formed UTF-8, in quotes.
  mutating func append(string utf8: Span<UInt8>) {
    guard utf8.needsNoEscape else {
      let text = unsafe utf8.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
      return append(string: text)
    }
    output.bytes.append(0x22)
    output.bytes.append(utf8)
    output.bytes.append(0x22)
  }

  /// Escapes what JSON must (RFC 8259, section 7), and what a terminal or an editor would act on.
  private mutating func append(escaping scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\u{8}": append("\\b")
    case "\u{C}": append("\\f")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    case _ where scalar.isControl:
      let digits = String(scalar.value, radix: 16)
      append("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
    default: output.bytes.append(scalar)
    }
  }
}

extension Span<UInt8> {
  /// Whether it is ASCII that stands in a JSON string as it is.
  fileprivate var needsNoEscape: Bool {
    for index in indices {
      let byte = self[index]
      guard byte >= 0x20, byte < 0x7F, byte != 0x22, byte != 0x5C else { return false }
    }
    return true
  }
}
