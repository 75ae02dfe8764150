/// How a source is read, and why.
public struct ReadingPlan: Hashable, Sendable {
  /// The format.
  public internal(set) var format: InputFormat
  /// Why it is this one, if nobody said so.
  public internal(set) var reason: Reason?
  /// Where texts are divided.
  var separators: [String] = []
  /// Whether tags end with NUL.
  var isNullSeparated = false
  /// Where the weight stands in a line.
  var lineWeight: LineWeight?

  /// Why a source is taken for something else than lines.
  public enum Reason: Hashable, Sendable {
    /// The end of its name says so: `.csv`.
    case name(String)
    /// All of it is one JSON document.
    case document
    /// Its first line, `---` or `+++`, begins front matter.
    case frontMatter
    /// It holds NUL.
    case null
    /// Every line has this many tabs, or commas.
    case sameFields(Int)
    /// Every line begins with a number.
    case countsInFront
    /// Every line ends with a number.
    case countsBehind
    /// Most lines have words that begin with `#`.
    case hashtags
    /// It is one list of words between commas.
    case commas
    /// A column was asked for.
    case column
    /// It looks like nothing else.
    case nothingElse
  }
}
