/// The text of a source as well-formed UTF-8.
struct DecodedText {
  /// The text.
  ///
  /// When it was well-formed UTF-8 already these are the source's own bytes.
  let bytes: [UInt8]
  /// Where the text begins: after the byte order mark.
  let start: Int
  /// What had to be mended.
  let diagnostics: [Diagnostic]

  /// Decodes by the byte order mark: UTF-16 of either order, else UTF-8.
  ///
  /// O(bytes).
  ///
  /// A source beyond `limit` is left as it is, for the caller to refuse.
  static func decode(_ source: [UInt8], source name: String, limit: Int) -> DecodedText {
    if source.starts(with: [0xFF, 0xFE]) {
      decode(utf16: source, isBigEndian: false, source: name)
    } else if source.starts(with: [0xFE, 0xFF]) {
      decode(utf16: source, isBigEndian: true, source: name)
    } else if source.count > limit {
      DecodedText(bytes: source, start: 0, diagnostics: [])
    } else {
      decode(utf8: source, source: name)
    }
  }

  private static func decode(utf8 source: [UInt8], source name: String) -> DecodedText {
    let start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: source.span)
      return DecodedText(bytes: source, start: start, diagnostics: [])
    } catch {
      let line = LineScanner.lineNumber(ofByte: error.byteOffsets.lowerBound, in: source.span)
      // Each maximal ill-formed part becomes one U+FFFD (Unicode, section 3.9, "U+FFFD
      // Substitution of Maximal Subparts").
      let mended = Array(String(decoding: source, as: UTF8.self).utf8)
      return DecodedText(
        bytes: mended, start: start, diagnostics: [.invalidUTF8(source: name, line: line)])
    }
  }

  private static func decode(
    utf16 source: [UInt8], isBigEndian: Bool, source name: String
  ) -> DecodedText {
    var text: [UInt8] = []
    text.reserveCapacity(source.count)
    var firstInvalid: Int?
    func appendReplacement() {
      firstInvalid = firstInvalid ?? text.count
      text.append(contentsOf: UTF8.encodedReplacementCharacter)
    }
    var decoder = UTF16()
    var units = UTF16Units(source, isBigEndian: isBigEndian)
    decoding: while true {
      switch decoder.decode(&units) {
      case .scalarValue(let scalar): text.append(scalar)
      case .error: appendReplacement()
      case .emptyInput: break decoding
      }
    }
    if units.hasOddByte { appendReplacement() }
    let line = firstInvalid.map { LineScanner.lineNumber(ofByte: $0, in: text.span) }
    return DecodedText(
      bytes: text, start: 0,
      diagnostics: line.map { [.invalidUTF16(source: name, line: $0)] } ?? [])
  }
}

/// The code units of UTF-16 bytes, after the byte order mark.
private struct UTF16Units: IteratorProtocol {
  private let bytes: [UInt8]
  private let isBigEndian: Bool
  private var position = 2

  init(_ bytes: [UInt8], isBigEndian: Bool) {
    self.bytes = bytes
    self.isBigEndian = isBigEndian
  }

  /// Whether a byte without its other half ends the text.
  var hasOddByte: Bool { bytes.count % 2 == 1 }

  mutating func next() -> UInt16? {
    guard position + 1 < bytes.count else { return nil }
    let (first, second) = (UInt16(bytes[position]), UInt16(bytes[position + 1]))
    position += 2
    return isBigEndian ? first << 8 | second : second << 8 | first
  }
}
