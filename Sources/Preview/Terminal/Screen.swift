public import Canvas
public import TagLayout

/// What a view wants on the terminal: cells and a cursor.
public struct Screen: Sendable {
  /// The cells to show.
  public var canvas: Canvas
  /// Where the cursor stands: on the selected box or in the prompt.
  ///
  /// Screen readers follow it even while it is hidden.
  public var cursor: Point
  /// Whether the cursor is seen.
  public var isCursorVisible: Bool

  /// A screen with these cells and the cursor at this place.
  public init(canvas: Canvas, cursor: Point, isCursorVisible: Bool) {
    self.canvas = canvas
    self.cursor = cursor
    self.isCursorVisible = isCursorVisible
  }
}
