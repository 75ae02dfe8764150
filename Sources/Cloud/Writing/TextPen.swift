/// Draws rows of boxes into UTF-8; blanks are written only when something stands after them.
struct TextPen: BoxPen {
  var output = ByteChunks()
  /// Cells written of the row so far.
  private var column = 0
  /// The number of rows ended.
  private(set) var row = 0

  mutating func draw(_ glyph: Unicode.Scalar, count: Int, at column: Int) {
    guard count > 0 else { return }
    advance(to: column)
    for _ in 0..<count { output.bytes.append(glyph) }
    self.column += count
  }

  mutating func draw(ascii: Span<UInt8>, at column: Int) {
    advance(to: column)
    output.bytes.append(ascii)
    self.column += ascii.count
  }

  mutating func draw(_ text: String, width: Int, at column: Int) {
    guard width > 0 else { return }
    advance(to: column)
    output.bytes.append(contentsOf: text.utf8)
    self.column += width
  }

  /// Ends the row.
  mutating func endRow() {
    output.bytes.append(0x0A)
    column = 0
    row += 1
  }

  /// Writes the blanks before `column`.
  private mutating func advance(to column: Int) {
    while self.column < column {
      output.bytes.append(0x20)
      self.column += 1
    }
  }
}
