// CONTRACT: split into one file a type.
public import CellText
public import TagLayout

/// One of the six middle ANSI colours, on the default background.
public enum Color: UInt8, Hashable, Sendable, CaseIterable { case red = 1, green, yellow, blue, magenta, cyan }

/// How a cell looks.
public struct Style: Hashable, Sendable {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let underline = Attributes(rawValue: 4)
    public static let reverse = Attributes(rawValue: 8)
  }
  public var attributes: Attributes
  public var foreground: Color?
  public init(_ attributes: Attributes = [], foreground: Color? = nil) {
    self.attributes = attributes
    self.foreground = foreground
  }
  public static let plain = Style()
}

/// A grid of cells: trivial 8-byte cells, a side table for clusters of several scalars.
public struct Canvas: Sendable {
  public let size: Size
  public init(size: Size) { fatalError("CONTRACT") }
  /// Blanks every cell, keeps the memory.
  public mutating func clear() { fatalError("CONTRACT") }
  /// Puts one cluster of `width` cells; nothing if any cell of it lies outside `clip` (default: the canvas): clusters are clipped whole. Halves of overwritten wide clusters become blanks. Width 0 is ignored.
  public mutating func put(_ cluster: Substring, width: Int, at point: Point, style: Style, clip: Rect? = nil) { fatalError("CONTRACT") }
  /// Writes clean text from `point` on, clipped; returns the cells the text takes.
  @discardableResult
  public mutating func write(_ text: String, at point: Point, style: Style = .plain, profile: WidthProfile, clip: Rect? = nil) -> Int { fatalError("CONTRACT") }
  /// Writes printable ASCII bytes, the fast path.
  public mutating func writeASCII(_ bytes: Span<UInt8>, at point: Point, style: Style = .plain, clip: Rect? = nil) { fatalError("CONTRACT") }
  /// Fills with one narrow scalar.
  public mutating func fill(_ rect: Rect, with scalar: Unicode.Scalar, style: Style = .plain) { fatalError("CONTRACT") }
  /// Changes the style of cells, keeps their text.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) { fatalError("CONTRACT") }
  /// What a cell shows: cluster text and its cells ("" and 0 for the second half of a wide one).
  public func cell(at point: Point) -> (text: String, width: Int, style: Style) { fatalError("CONTRACT") }
  /// The row's text without trailing blanks.
  public func row(_ y: Int) -> String { fatalError("CONTRACT") }
  /// Appends the row's UTF-8 without trailing blanks.
  public func appendRow(_ y: Int, to bytes: inout [UInt8]) { fatalError("CONTRACT") }
  /// Calls `body` for each run of cells of one style, left to right, with its clusters; for terminal drivers.
  public func forEachCluster(inRow y: Int, _ body: (_ x: Int, _ text: Substring, _ width: Int, _ style: Style) -> Void) { fatalError("CONTRACT") }
}
