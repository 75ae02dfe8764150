import Cloud
import Preview
import TagLayout

/// What `--help` prints, made from the tables that the program runs on.
enum HelpText {
  /// The whole text, at most 80 columns wide where no single word is longer.
  static let text: String =
    ([preface] + groups + [keys, mouse, alignments, environment, exitStatus])
    .joined(separator: "\n")

  private static let preface = """
    Usage: tagcloud [OPTION]... [TAG]...

    See how a list of tags wraps: live in a terminal, or as text, JSON or a picture.

    Examples:
      tagcloud made in China                         preview three tags
      git tag | tagcloud --align right-flow          tags from a pipe, keys from the
                                                     terminal
      tagcloud --print --width 40 -f tags.txt        print the layout as text
      tagcloud --json -f tags.txt | jq .contentSize  print it as JSON

    Operands are tags; they come before those of files. Without either, standard
    input is read, one tag a line; if that is a terminal, a demo cloud is shown.
    The preview starts if standard output is a terminal; else the layout is printed.

    """

  private static let groups: [String] = CommandOption.Group.allCases.compactMap { group in
    guard let title = group.title else { return nil }
    return section(
      title, CommandOption.all.filter { $0.group == group }.map { ($0.signature, $0.description) })
  }

  private static let keys = section(
    "Keys of the preview", KeyBinding.bindings(in: .cloud).map { ($0.label, $0.long) })

  private static let mouse = section(
    "Mouse in the preview", MouseGesture.allCases.map { ($0.label, $0.explanation) })

  private static let alignments = section(
    "Alignments (all break the lines at the same tags)",
    AlignDirection.allCases.map { alignment in
      let isOneWord = alignment.spelling == alignment.name
      return (
        alignment.spelling,
        isOneWord ? alignment.explanation : "\(alignment.name): \(alignment.explanation)"
      )
    })

  private static let environment = section(
    "Environment",
    [
      ("TAGCLOUD_OPTS", "default options, quoted as in a shell; the command line overrides them"),
      ("COLUMNS, LINES", "width and height where standard output is no terminal"),
      ("NO_COLOR", "if not empty, the preview has no colour"),
      ("ESCDELAY", "milliseconds that Esc waits for the rest of a key, 25 if unset"),
      ("TAGCLOUD_NO_PROBE", "if not empty, the terminal is never asked how it counts cells"),
      ("XDG_STATE_HOME", "where unsaved tags of no file are kept, ~/.local/state if unset"),
      ("TERM", "the terminal's type"),
    ])

  private static let exitStatus = section(
    "Exit status",
    [
      ("0", "printed, or left with q"),
      ("1", "unreadable input, a write error, or a violation of --strict"),
      ("2", "bad usage, or no terminal that can show the preview"),
      ("128+N", "ended by signal N"),
    ])

  private static func section(_ title: String, _ rows: [(String, String)]) -> String {
    "\(title):\n" + Columns.text(rows)
  }
}

extension CommandOption {
  /// As in "-w, --width N".
  fileprivate var signature: String {
    let names = short.map { "-\($0), --\(long)" } ?? "    --\(long)"
    return valueName.map { "\(names) \($0)" } ?? names
  }

  /// The summary, the values where it does not name them itself, and the default.
  fileprivate var description: String {
    var text = summary
    if !allowed.allSatisfy(summary.contains) { text += ": \(allowed.joined(separator: ", "))" }
    if let defaultValue { text += " (default \(defaultValue))" }
    return text
  }
}

extension CommandOption.Group {
  fileprivate var title: String? {
    switch self {
    case .output: "Output"
    case .layout: "Layout"
    case .boxes: "Boxes"
    case .input: "Input"
    case .preview: "Preview"
    case .general: "General"
    case .hidden: nil
    }
  }
}
