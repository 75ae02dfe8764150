/// The scalars that a border is drawn with, each one cell wide.
struct BoxGlyphs: Hashable, Sendable {
  let topLeft: Unicode.Scalar
  let topRight: Unicode.Scalar
  let bottomLeft: Unicode.Scalar
  let bottomRight: Unicode.Scalar
  let horizontal: Unicode.Scalar
  let vertical: Unicode.Scalar

  static let openingBracket: Unicode.Scalar = "["
  static let closingBracket: Unicode.Scalar = "]"
}

extension BoxStyle {
  /// All that is drawn besides texts and ASCII.
  static let signs: Set<Unicode.Scalar> = allCases.reduce(into: ["\u{2026}"]) { signs, style in
    guard let glyphs = style.glyphs else { return }
    signs.formUnion([
      glyphs.topLeft, glyphs.topRight, glyphs.bottomLeft, glyphs.bottomRight, glyphs.horizontal,
      glyphs.vertical,
    ])
  }

  /// What a border all around the text is drawn with; nil where there is none.
  var glyphs: BoxGlyphs? {
    switch self {
    case .rounded:
      BoxGlyphs(
        topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯",
        horizontal: "─", vertical: "│")
    case .square:
      BoxGlyphs(
        topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘",
        horizontal: "─", vertical: "│")
    case .heavy:
      BoxGlyphs(
        topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛",
        horizontal: "━", vertical: "┃")
    case .double:
      BoxGlyphs(
        topLeft: "╔", topRight: "╗", bottomLeft: "╚", bottomRight: "╝",
        horizontal: "═", vertical: "║")
    case .ascii:
      BoxGlyphs(
        topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
        horizontal: "-", vertical: "|")
    case .bracket, .none:
      nil
    }
  }
}
