import CellText

/// What `--version` prints.
enum VersionText {
  /// The program's version.
  static let version = "0.1.0"

  /// The program first, then what decides how a cloud looks, a line each.
  static func text(adding others: [String]) -> String {
    let lines =
      ["tagcloud \(version)", "TagLayout \(version)"] + others + ["Unicode \(unicodeTableVersion)"]
    return lines.map { "\($0)\n" }.joined()
  }
}
