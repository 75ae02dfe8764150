import CNcurses
import Canvas

/// A style in the terms of CNcurses.
struct CellStyle: Hashable, Sendable {
  /// Bits of `curses_attribute`.
  let attributes: Int32
  /// An ANSI colour, 0 for the terminal's own foreground.
  let color: Int32

  init(_ style: Style) {
    var bits: UInt32 = 0
    if style.attributes.contains(.bold) { bits |= curses_bold.rawValue }
    if style.attributes.contains(.dim) { bits |= curses_dim.rawValue }
    if style.attributes.contains(.underline) { bits |= curses_underline.rawValue }
    if style.attributes.contains(.reverse) { bits |= curses_reverse.rawValue }
    attributes = Int32(bits)
    color = Int32(style.foreground?.rawValue ?? 0)
  }
}
