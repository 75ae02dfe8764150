/// A hand-worked layout.
public struct LayoutEntry: Decodable, Sendable {
  /// The margins inside the container.
  public struct Insets: Decodable, Sendable {
    /// Cells.
    public let top, left, bottom, right: Int
  }

  /// What is not as usual.
  public struct Options: Decodable, Sendable {
    /// Names of modes.
    public let align, valign, oversize, justify, last, mode: String?
    /// Switches.
    public let rtl, single_is_last: Bool?
    /// Limits of items per line and lines.
    public let max_per, min_lines: Int?
    /// The items that start a line.
    public let force: [Int]?
  }

  /// What the layout is called, and what it shows.
  public let id, title: String
  /// The width of the container, in cells.
  public let width: Int
  /// The margins.
  public let insets: Insets
  /// The cells between items, and between lines.
  public let interitem, lineSpacing: Int
  /// Width and height of each item.
  public let items: [[Int]]
  /// The modes.
  public let options: Options
  /// The items of each line; x, y, width and height of each item.
  public let lines, frames: [[Int]]
  /// Width and height.
  public let contentSize: [Int]
}
