/// How the box of a tag is drawn.
public enum BoxStyle: Hashable, Sendable, CaseIterable {
  /// `╭─╮`, 3 lines high.
  case rounded
  /// `┌─┐`, 3 lines high.
  case square
  /// `┏━┓`, 3 lines high.
  case heavy
  /// `╔═╗`, 3 lines high.
  case double
  /// `+-+`, 3 lines high.
  case ascii
  /// `[text]`, 1 line high.
  case bracket
  /// The bare text, 1 line high.
  case none

  /// Cells of one side's border.
  public var borderWidth: Int { self == .none ? 0 : 1 }

  /// Cells down of a box that has all the room that it wants.
  public var height: Int { isBordered ? 3 : 1 }

  /// Whether a border goes all around the text.
  public var isBordered: Bool { self != .bracket && self != .none }

  /// The style that takes its place where only ASCII can be drawn: the same size.
  public var asciiForm: BoxStyle { isBordered ? .ascii : self }
}
