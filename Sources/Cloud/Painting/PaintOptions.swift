/// What a painting shows besides the boxes.
public struct PaintOptions: Sendable {
  /// The tag whose box is reversed.
  public var selected: Int?
  /// Whether a tag was found by a search: its text is underlined.
  public var isMatch: @Sendable (Int) -> Bool = { _ in false }
  /// Whether the top border of each box shows the tag's number, counted from 1.
  ///
  /// A box without a border, or too narrow for its number, shows none.
  public var showsNumbers = false

  /// Boxes and texts only.
  public init() {}
}
