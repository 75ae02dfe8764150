public import TagLayout

/// Something that happened to the preview.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Text was pasted; as the terminal sent it, so newlines are mostly carriage returns.
  case paste(String)
  /// The mouse was used.
  case mouse(MouseEvent)
  /// The terminal has this size now.
  case resize(Size)
  /// The program was stopped and goes on: everything must be repainted.
  case resumed
}
