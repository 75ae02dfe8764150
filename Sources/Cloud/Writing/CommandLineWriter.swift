import TagLayout

/// Writes the command line that shows the same cloud again.
public enum CommandLineWriter {
  private static let fileHint =
    "no command line holds these tags: start with --interactive and > tags.txt, and q writes them"

  /// What a command line doesn't hold of tags.
  private static func hint(without parts: [String]) -> String? {
    parts.isEmpty
      ? nil : "without the \(parts.joined(separator: " and the ")): no command line holds them"
  }

  /// The most bytes of tags that a command line carries.
  public static let byteLimit = 100_000

  /// The equivalent command.
  ///
  ///     tagcloud --align center --width 30 -- made in China
  ///
  /// Only settings that differ from their defaults are named. What the terminal said of its widths is
  /// named too, so that the cloud is the same elsewhere. Tags stand after `--`; too many of
  /// them for a command line, or one with a NUL, are read from a file, and a comment says how to
  /// get it. Sections and weights are left out, and a comment says so.
  ///
  /// - Parameters:
  ///   - cloud: The cloud to show.
  ///   - width: The layout width if it is fixed, 0 = unlimited; nil follows the terminal.
  ///   - height: The layout height likewise. Columns always name one: the screen's rows are not those
  ///     that a printed layout would take.
  ///   - clearsDefaultOptions: Whether `TAGCLOUD_OPTS` is set, and must not have a say.
  /// - Returns: The command, its tags included as far as a command line holds them.
  public static func command(
    for cloud: ArrangedCloud, width: Int? = nil, height: Int? = nil,
    clearsDefaultOptions: Bool = false
  ) -> ShellCommand {
    var command = ShellCommand(words: ["tagcloud"])
    if clearsDefaultOptions { command.assignments = ["TAGCLOUD_OPTS="] }
    let settings = cloud.reproducibleSettings
    for setting in SettingSpelling.all {
      guard let value = setting.get(settings) else { continue }
      command.words.append("--" + setting.option)
      if setting.valueName != nil { command.words.append(value) }
    }
    if let width { command.words += ["--width", String(width)] }
    let isHorizontal = cloud.settings.layout.scrollDirection == .horizontal
    if let height = height ?? (isHorizontal ? cloud.container.height : nil) {
      command.words += ["--height", String(height)]
    }
    if cloud.tags.isEmpty {
      // Without operands the program would read its standard input.
      command.words += ["-f", "/dev/null"]
    } else if let texts = operands(of: cloud.tags) {
      command.words += ["--"] + texts
      command.comment = hint(
        without: (cloud.tags.hasSections ? ["sections"] : [])
          + (cloud.tags.hasWeights ? ["weights"] : []))
    } else {
      command.words += ["-f", "tags.txt"]
      command.comment = fileHint
    }
    return command
  }

  /// The texts of the tags; nil when they can't be operands.
  private static func operands(of tags: TagList) -> [String]? {
    var bytes = 0
    var texts: [String] = []
    for index in 0..<tags.count {
      bytes += tags.byteCount(at: index) + 1
      guard bytes <= byteLimit else { return nil }
      let text = tags[index]
      guard !text.utf8.contains(0) else { return nil }
      texts.append(text)
    }
    return texts
  }
}
