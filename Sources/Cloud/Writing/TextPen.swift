import Canvas

/// Draws rows of boxes into UTF-8; blanks are written only when something stands after them.
struct TextPen: BoxPen {
  var output = ByteChunks()
  /// Whether styles are written, as ECMA-48 sequences.
  var isStyled = false
  /// The style of texts, and of borders and rules.
  var textStyle = Style.plain
  var ruleStyle = Style.plain
  /// The style that is in force.
  private var style = Style.plain
  /// Cells written of the row so far.
  private var column = 0
  /// The number of rows ended.
  private(set) var row = 0

  mutating func draw(_ glyph: Unicode.Scalar, count: Int, at column: Int) {
    guard count > 0 else { return }
    advance(to: column)
    if isStyled { take(ruleStyle) }
    for _ in 0..<count { output.bytes.append(glyph) }
    self.column += count
  }

  mutating func draw(ascii: Span<UInt8>, at column: Int) {
    advance(to: column)
    if isStyled { take(textStyle) }
    output.bytes.append(ascii)
    self.column += ascii.count
  }

  mutating func draw(_ text: String, width: Int, at column: Int) {
    guard width > 0 else { return }
    advance(to: column)
    if isStyled { take(textStyle) }
    output.bytes.append(contentsOf: text.utf8)
    self.column += width
  }

  /// A title is bold, its rule faint.
  mutating func setHeaderStyle() {
    textStyle = Style(.bold)
    ruleStyle = Style(.dim)
  }

  /// Ends the row.
  mutating func endRow() {
    if isStyled { take(.plain) }
    output.bytes.append(0x0A)
    column = 0
    row += 1
  }

  /// Writes the sequence that brings a style into force, if another one is (ECMA-48, SGR).
  private mutating func take(_ new: Style) {
    guard new != style else { return }
    style = new
    var parameters = [0]
    if new.attributes.contains(.bold) { parameters.append(1) }
    if new.attributes.contains(.dim) { parameters.append(2) }
    if new.attributes.contains(.underline) { parameters.append(4) }
    if new.attributes.contains(.reverse) { parameters.append(7) }
    if let color = new.foreground { parameters.append(30 + Int(color.rawValue)) }
    let text = parameters.map(String.init).joined(separator: ";")
    output.bytes.append(contentsOf: "\u{1B}[\(text)m".utf8)
  }

  /// Writes the blanks before `column`, in no style.
  private mutating func advance(to column: Int) {
    if isStyled, self.column < column { take(.plain) }
    while self.column < column {
      output.bytes.append(0x20)
      self.column += 1
    }
  }
}
