import CellText

// Spans can't be made inside `#expect`: the compiler breaks on what the macro makes of it.

extension WidthProfile {
  func width(of bytes: [UInt8]) -> Int {
    width(ofUTF8: bytes.span)
  }
}

extension Sanitizer {
  static func sanitized(_ bytes: [UInt8]) -> String {
    sanitized(bytes.span)
  }

  static func isPlain(_ bytes: [UInt8]) -> Bool {
    isPlain(bytes.span)
  }
}
