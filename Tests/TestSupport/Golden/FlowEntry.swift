/// A layout and what a browser makes of it.
public struct FlowEntry: Decodable, Sendable {
  public let id: String
  public let width: Int
  /// In the order top, right, bottom, left.
  public let inset: [Int]
  public let interitem, line: Int
  public let align, direction, lineAlign: String
  /// Width and height of each item.
  public let items: [[Int]]
  /// Items of each line.
  public let lines: [Int]
  /// x and y of each item.
  public let origins: [[Int]]
  public let height: Int
  public let `break`, oversize: String?
  public let minLines: Int?
}
