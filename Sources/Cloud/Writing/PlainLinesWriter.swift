/// Writes tags as plain lines: one tag a line.
///
/// What `PlainLinesReader` reads from it are the same tags, but for those that `UnkeptTags` tells: a
/// line break inside of a tag becomes a blank.
public enum PlainLinesWriter {
  /// Writes all tags in a format.
  ///
  /// UTF-8 gets a byte order mark if the first tag begins with that character, which would be taken
  /// for one. O(bytes).
  public static func write(
    _ tags: TagList, as format: PlainLinesFormat = PlainLinesFormat(),
    to sink: inout some ByteSink
  ) throws {
    let newline = format.newlineBytes
    var chunks = ByteChunks()
    var line: [UInt8] = []
    chunks.bytes += mark(for: tags, format.encoding)
    for index in 0..<tags.count {
      line.removeAll(keepingCapacity: true)
      tags.withUTF8(at: index) { line.append($0) }
      if format.newline != .null {
        for position in line.indices where line[position].isLineBreak { line[position] = 0x20 }
      }
      if index + 1 < tags.count || format.endsLastLine { line += newline }
      chunks.append(line, as: format.encoding)
      try chunks.flushIfFull(to: &sink)
    }
    try chunks.flush(to: &sink)
  }

  private static func mark(for tags: TagList, _ encoding: PlainLinesFormat.Encoding) -> [UInt8] {
    let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
    switch encoding {
    case .utf16(let isBigEndian): return isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
    case .utf8WithMark: return utf8
    case .utf8:
      guard !tags.isEmpty, Array(tags[0].utf8).starts(with: utf8) else { return [] }
      return utf8
    }
  }
}

extension ByteChunks {
  /// Appends a line of UTF-8 in an encoding.
  fileprivate mutating func append(_ line: [UInt8], as encoding: PlainLinesFormat.Encoding) {
    guard case .utf16(let isBigEndian) = encoding else {
      bytes += line
      return
    }
    for unit in String(decoding: line, as: UTF8.self).utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
      bytes += isBigEndian ? [high, low] : [low, high]
    }
  }
}
