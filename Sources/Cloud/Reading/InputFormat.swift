/// How the bytes of a source hold tags.
public enum InputFormat: SettingChoice {
  /// What its content looks like.
  case automatic
  /// One tag a line.
  case lines
  /// Fields between commas (RFC 4180), or semicolons; one column holds the tags.
  case commaSeparated
  /// Fields between tabs; one column holds the tags.
  case tabSeparated
  /// A JSON document, or one a line.
  case json
  /// Words in prose that begin with `#`.
  case hashtags
  /// The `tags` of the YAML or TOML in front of a text.
  case frontMatter

  /// As options spell it: `csv`.
  public var name: String {
    switch self {
    case .automatic: "auto"
    case .lines: "lines"
    case .commaSeparated: "csv"
    case .tabSeparated: "tsv"
    case .json: "json"
    case .hashtags: "hashtags"
    case .frontMatter: "frontmatter"
    }
  }
  /// What a value is called in a message.
  public static var what: String { "an input format" }
}
