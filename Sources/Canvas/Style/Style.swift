/// How a cell looks.
public struct Style: Hashable, Sendable {
  /// Attributes that every terminal can show, or at least ignore.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt8

    /// Attributes from their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier.
    public static let bold = Attributes(rawValue: 1)
    /// Fainter.
    public static let dim = Attributes(rawValue: 2)
    /// With a line below.
    public static let underline = Attributes(rawValue: 4)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 8)
  }

  /// What the cell's text looks like, apart from its colour.
  public var attributes: Attributes
  /// The colour of the text; nil is the terminal's own.
  public var foreground: Color?

  /// A style of attributes and a colour.
  public init(_ attributes: Attributes = [], foreground: Color? = nil) {
    self.attributes = attributes
    self.foreground = foreground
  }

  /// The terminal's own look.
  public static let plain = Style()
}
