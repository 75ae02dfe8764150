public import CellText

/// A terminal that answers questions: it follows the cursor through what it is sent, counts cells by a
/// profile, and answers CPR, DA1 and DECRQM.
public struct TerminalResponder: Sendable {
  /// How it counts.
  public var profile: WidthProfile
  /// How it counts while mode 2027 is on.
  public var clusterProfile: WidthProfile?
  /// What it says of private modes; it doesn't answer for others.
  public var modes: [Int: Int] = [:]
  /// How many cursor positions it tells before it falls silent; nil for all.
  public var positionLimit: Int?
  /// Whether it answers DA1.
  public var answersAttributes = true

  private var row = 1
  private var column = 1
  private var saved = (row: 1, column: 1)

  /// A terminal that counts by a profile and answers everything but for modes.
  public init(_ profile: WidthProfile) {
    self.profile = profile
  }

  /// A terminal that counts as `--width-mode` has it; as wcwidth if that is no profile.
  ///
  /// - Parameters:
  ///   - spelling: How it counts.
  ///   - clusterSpelling: How it counts once mode 2027 is on, which is off at first; nil: it has no such mode.
  public init(spelling: String, inClusterMode clusterSpelling: String? = nil) {
    self.init(WidthProfile(spelling: spelling) ?? .wcwidth)
    guard let clusterSpelling else { return }
    clusterProfile = WidthProfile(spelling: clusterSpelling)
    modes[2027] = 2
  }

  private var current: WidthProfile {
    modes[2027] == 1 ? clusterProfile ?? profile : profile
  }

  /// What it answers to these bytes, in order.
  public mutating func replies(to bytes: [UInt8]) -> [UInt8] {
    var replies = ""
    var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let first = rest.popFirst() {
      guard first == "\u{1B}" else {
        let text = String.UnicodeScalarView([first] + Array(rest.prefix { $0 != "\u{1B}" }))
        rest = rest.drop { $0 != "\u{1B}" }
        column += current.width(of: String(text))
        continue
      }
      switch rest.popFirst() {
      case "7": saved = (row, column)
      case "8": (row, column) = saved
      case "[":
        let parameters = String(rest.prefix { !("@"..."~").contains($0) })
        rest = rest.dropFirst(parameters.unicodeScalars.count)
        if let final = rest.popFirst() { obey(parameters, final, &replies) }
      default: break
      }
    }
    return Array(replies.utf8)
  }

  private mutating func obey(
    _ parameters: String, _ final: Unicode.Scalar, _ replies: inout String
  ) {
    let numbers = parameters.split { !$0.isNumber }.compactMap { Int($0) }
    switch final {
    case "H": (row, column) = (numbers.first ?? 1, numbers.last ?? 1)
    case "n" where numbers == [6]:
      if let positionLimit {
        guard positionLimit > 0 else { return }
        self.positionLimit = positionLimit - 1
      }
      replies += "\u{1B}[\(row);\(column)R"
    case "c": if answersAttributes { replies += "\u{1B}[?62;22c" }
    case "p" where parameters.hasSuffix("$"):
      if let mode = numbers.first, let state = modes[mode] {
        replies += "\u{1B}[?\(mode);\(state)$y"
      }
    case "h", "l":
      if let mode = numbers.first, let state = modes[mode], state == 1 || state == 2 {
        modes[mode] = final == "h" ? 1 : 2
      }
    default: break
    }
  }
}
