// CONTRACT: split into one file a type.
public import Cloud
public import TagLayout

// ---- the program as values ----
public enum Effect: Hashable, Sendable { case quit, suspend, repaint }
/// The whole state of the preview.
public struct Model: Sendable {
  public struct Options: Sendable {
    /// The layout width given by option; nil follows the terminal.
    public var width: Int?
    public var height: Int?
    public var isDemo = false
    public var usesColor = true
    public init() {}
  }
  public init(tags: TagList, settings: CloudSettings, size: Size, options: Options = Options()) { fatalError("CONTRACT") }
  public var cloud: ArrangedCloud { fatalError("CONTRACT") }
  /// `p`: the layout is to be printed when the program ends.
  public var printsOnExit: Bool { fatalError("CONTRACT") }
  public mutating func update(_ event: Event) -> [Effect] { fatalError("CONTRACT") }
  public func view() -> Screen { fatalError("CONTRACT") }
}
/// One line of the key table: what `--help`, hints and the help overlay are made from.
public struct KeyBinding: Sendable {
  public let keys: [Key]
  public let label: String      // "Tab", "+ ="
  public let short: String      // hint: "align"
  public let long: String       // help: "next alignment"
  public static let all: [KeyBinding] = []
}
