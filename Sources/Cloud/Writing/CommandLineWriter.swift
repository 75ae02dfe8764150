import TagLayout

/// Writes the command line that shows the same cloud again.
public enum CommandLineWriter {
  /// The most bytes of tags that a command line carries.
  public static let byteLimit = 100_000

  /// The equivalent command line, each word quoted for a POSIX shell.
  ///
  ///     tagcloud --align center --width 30 -- made in China
  ///
  /// Only settings that differ from their defaults are named. The size of the container is named
  /// along the lines, unless `followsTerminal`. Tags stand after `--`; too many of them for a
  /// command line, or one with a NUL, are read from a file, and a comment says to save it first.
  public static func commandLine(for cloud: ArrangedCloud, followsTerminal: Bool) -> String {
    var words = ["tagcloud"]
    for setting in SettingSpelling.all {
      guard let value = setting.get(cloud.settings) else { continue }
      words.append("--" + setting.option)
      if setting.valueName != nil { words.append(value.shellQuoted) }
    }
    if !followsTerminal {
      switch cloud.settings.layout.scrollDirection {
      case .vertical: words += ["--width", String(cloud.container.width)]
      case .horizontal: words += ["--height", String(cloud.container.height)]
      }
    }
    return (words + tagWords(of: cloud.tags)).joined(separator: " ")
  }

  /// The tags as operands, or the file to read them from.
  private static func tagWords(of tags: TagList) -> [String] {
    // Without operands the program would read its standard input.
    guard !tags.isEmpty else { return ["-f", "/dev/null"] }
    guard let texts = operands(of: tags) else {
      return ["-f", "tags.txt", " # save the tags to tags.txt first: no command line holds them"]
    }
    return ["--"] + texts.map(\.shellQuoted)
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
