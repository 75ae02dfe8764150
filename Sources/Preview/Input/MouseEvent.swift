public import TagLayout

/// What the mouse did, at a cell counted from the top left one, which is (0, 0).
///
/// Buttons: 0 left, 1 middle, 2 right.
public enum MouseEvent: Hashable, Sendable {
  /// A button went down.
  case press(button: Int, at: Point)
  /// A button went up.
  case release(button: Int, at: Point)
  /// The mouse moved to another cell while a button was down.
  case drag(button: Int, at: Point)
  /// The wheel turned; positive lines scroll towards the end of the text, three a notch.
  case wheel(lines: Int, at: Point)
}
