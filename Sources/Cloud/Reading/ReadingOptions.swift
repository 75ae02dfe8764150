/// What a person says of how a source holds its tags.
public struct ReadingOptions: Hashable, Sendable {
  /// The format; nil for plain lines, unless the source announces another.
  public var format: InputFormat?
  /// Where each text is divided into tags; none: nowhere.
  public var separators: [String] = []
  /// Whether tags end with NUL, and are taken as they are.
  public var isNullSeparated = false
  /// The column that holds the tags.
  public var column: Column?
  /// The column that holds the weights.
  public var weightColumn: Column?
  /// The path of keys to the tags, in JSON and in front matter.
  public var key: [String] = []
  /// The key of the weight beside a tag, in JSON.
  public var weightKey: [String] = []
  /// Whether the source is divided into sections where it has something to divide it by.
  public var hasSections = false

  /// Plain lines, or what announces itself.
  public init() {}

  /// A column of a table.
  public enum Column: Hashable, Sendable {
    /// By its place, from 1.
    case number(Int)
    /// By its name in the first row, in either case.
    case name(String)

    /// Reads a whole number from 1, else a name.
    public init(spelling: String) {
      let number = CellCount.parse(spelling[...])
      self = number.flatMap { $0 > 0 ? .number($0) : nil } ?? .name(spelling)
    }

    /// As it was given.
    public var spelling: String {
      switch self {
      case .number(let number): String(number)
      case .name(let name): name
      }
    }
  }
}

extension ReadingOptions {
  /// Reads a separator: any text, in which `\t`, `\n`, `\r`, `\0` and `\\` stand for what they do in
  /// most languages.
  ///
  /// - Throws: `SettingError.emptySeparator`.
  public static func separator(spelling: String) throws(SettingError) -> String {
    guard !spelling.isEmpty else { throw .emptySeparator }
    var text = ""
    var rest = spelling.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let next = rest.first, let meant = escapes[next] else {
        text.unicodeScalars.append(scalar)
        continue
      }
      rest.removeFirst()
      text.unicodeScalars.append(meant)
    }
    return text
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "t": "\t", "n": "\n", "r": "\r", "0": "\0", "\\": "\\",
  ]
}
