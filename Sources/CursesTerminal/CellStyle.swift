import CNcurses
import Canvas

/// A style in the terms of CNcurses.
struct CellStyle: Hashable, Sendable {
  /// Bits of `curses_attribute`.
  let attributes: Int32
  /// An ANSI colour, 0 for the terminal's own foreground.
  let color: Int32

  init(_ style: Style) {
    let pairs: [(Style.Attributes, curses_attribute)] = [
      (.bold, curses_bold), (.dim, curses_dim), (.underline, curses_underline),
      (.reverse, curses_reverse),
    ]
    attributes = pairs.reduce(0) { bits, pair in
      style.attributes.contains(pair.0) ? bits | Int32(pair.1.rawValue) : bits
    }
    color = Int32(style.foreground?.rawValue ?? 0)
  }
}
