/// A hand-worked layout.
public struct LayoutEntry: Decodable, Sendable {
  /// The margins inside the container.
  public struct Insets: Decodable, Sendable {
    public let top, left, bottom, right: Int
  }

  /// What is not as usual.
  public struct Options: Decodable, Sendable {
    public let align, valign, oversize, justify, last, mode: String?
    public let rtl, single_is_last: Bool?
    public let max_per, min_lines: Int?
    public let force: [Int]?
  }

  public let id, title: String
  public let width: Int
  public let insets: Insets
  public let interitem, lineSpacing: Int
  /// Width and height of each item.
  public let items: [[Int]]
  public let options: Options
  /// The items of each line; x, y, width and height of each item.
  public let lines, frames: [[Int]]
  /// Width and height.
  public let contentSize: [Int]
}
