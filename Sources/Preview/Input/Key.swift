/// A key of the keyboard, as far as a terminal tells it.
public enum Key: Hashable, Sendable {
  /// A printable character, already decoded; a shifted letter is a character of its own.
  case character(Unicode.Scalar)
  /// Ctrl with a character: `control("r")`, letters in lower case; `control("@")` is Ctrl-Space.
  ///
  /// Enter, Tab, Backspace and Escape are keys of their own, so Ctrl-M, Ctrl-J, Ctrl-I, Ctrl-H and
  /// Ctrl-[ arrive as those from a terminal that sends the same byte for both.
  case control(Unicode.Scalar)
  /// An arrow key.
  case up, down, left, right
  /// A key of the block above the arrows.
  case home, end, pageUp, pageDown, insert, delete
  /// A key with a control character of its own; `backTab` is Shift-Tab.
  case enter, tab, backTab, backspace, escape
  /// A function key, from 1.
  case function(Int)
}
