import Cloud

extension FuzzEntry {
  /// Raw bytes, read as plain lines.
  static let lines = FuzzEntry("lines", "raw bytes are read as plain lines, one tag a line") {
    (input) throws(BrokenLaw) in
    let bytes = input.rest()
    let (tags, diagnostics) = PlainLinesReader.read(bytes, source: "input")
    for index in 0..<tags.count {
      try demand(isLine(tags, index), "a tag is a trimmed line of text", for: "\(bytes)")
    }
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if !isUTF16 {
      try demand(tags == TagList(plainLines(of: bytes)), "the lines are the tags", for: "\(bytes)")
      try demand(
        diagnostics.isEmpty == (String(validating: bytes, as: UTF8.self) != nil),
        "what is ill-formed is told", for: "\(bytes)")
    }
    // A mark before the first tag, so that one within it stays.
    let written = "\u{FEFF}" + tags.texts.joined(separator: "\r\n")
    let again = PlainLinesReader.read(Array(written.utf8), source: "input")
    try demand(
      again.tags == tags && again.diagnostics.isEmpty,
      "tags written as lines are read as they were",
      for: "\(bytes)")
  }

  private static func isLine(_ tags: TagList, _ index: Int) -> Bool {
    let blank: Set<UInt8> = [0x20, 0x09]
    return tags.withUTF8(at: index) { text in
      guard text.count > 0, text.count == tags.byteCount(at: index),
        !blank.contains(text[0]), !blank.contains(text[text.count - 1])
      else { return false }
      for position in text.indices where text[position] == 0x0A || text[position] == 0x0D {
        return false
      }
      return (try? UTF8Span(validating: text)) != nil
    }
  }

  /// The lines, as plainly as can be.
  private static func plainLines(of bytes: [UInt8]) -> [String] {
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = Array(
      String(decoding: isMarked ? Array(bytes.dropFirst(3)) : bytes, as: UTF8.self).utf8)
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    return text.split { $0 == 0x0A || $0 == 0x0D }.compactMap { line in
      let trimmed = line.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
      return trimmed.isEmpty ? nil : String(decoding: Array(trimmed), as: UTF8.self)
    }
  }
}
