/// A layout and what a browser makes of it.
public struct FlowEntry: Decodable, Sendable {
  /// What the layout is called.
  public let id: String
  /// The width of the container, in cells.
  public let width: Int
  /// In the order top, right, bottom, left.
  public let inset: [Int]
  /// The cells between items, and between lines.
  public let interitem, line: Int
  /// How items stand along and across their line.
  public let align, direction, lineAlign: String
  /// Width and height of each item.
  public let items: [[Int]]
  /// Items of each line.
  public let lines: [Int]
  /// x and y of each item.
  public let origins: [[Int]]
  /// The height of the content, in cells.
  public let height: Int
  /// What is not as usual.
  public let `break`, oversize: String?
  /// The lines that there must be, for balanced breaking.
  public let minLines: Int?
}
