/// The text of a source, well-formed, and the name that messages give it.
struct SourceText {
  /// The bytes; those before `range` are no text.
  let bytes: [UInt8]
  /// Where the text lies.
  let range: Range<Int>
  /// The name of the source.
  let source: String

  /// The line and the column, in code points, of a byte; both count from 1.
  ///
  /// O(offset).
  func position(of offset: Int) -> TextPosition {
    let line = LineScanner.lineNumber(ofByte: offset, in: bytes.span)
    let start =
      bytes[range.lowerBound..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 }
      ?? range.lowerBound
    // A code point has one byte that doesn't continue another.
    return TextPosition(line: line, column: bytes[start..<offset].count { $0 & 0xC0 != 0x80 } + 1)
  }

  /// The text of some bytes.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Where each line lies, its end excluded; blank ones too.
  var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    forEachLine { line, _ in lines.append(line) }
    return lines
  }

  /// Calls `body` with each line, its end excluded, and its number from 1; CRLF ends one line.
  func forEachLine(_ body: (Range<Int>, Int) -> Void) {
    var (start, number) = (range.lowerBound, 1)
    for index in range where bytes[index] == 0x0A || bytes[index] == 0x0D {
      let isSecond = bytes[index] == 0x0A && index > range.lowerBound && bytes[index - 1] == 0x0D
      if !isSecond {
        body(start..<index, number)
        number += 1
      }
      start = index + 1
    }
    if start < range.upperBound { body(start..<range.upperBound, number) }
  }
}

/// A place in a text.
public struct TextPosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column in code points, from 1.
  public let column: Int
}
