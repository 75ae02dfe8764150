/// A step of the selection, as seen on the screen.
public enum MoveDirection: Hashable, Sendable, CaseIterable {
  /// Towards smaller rows.
  case up
  /// Towards larger rows.
  case down
  /// Towards smaller columns.
  case left
  /// Towards larger columns.
  case right
}
