import TestSupport

/// The metrics and the words that most expectations are written for.
enum Canonical {
  /// A box is its text and two brackets, one line high; one cell between boxes.
  static let options = [
    "--box", "bracket", "--padding", "0", "--item-spacing", "1", "--line-spacing", "0",
  ]

  /// The words of the ancestor's own demo.
  static let words = ["made", "in", "China", "UIView", "UITableView", "UICollectionView"]

  /// The alignments of the ancestor, by their names on the screen, in the order of Tab.
  static let alignments = ["left", "rightFlow", "rightData", "center"]

  /// The rows of the words at width 30.
  static let rows = [
    "left": [
      "[made] [in] [China] [UIView]",
      "[UITableView]",
      "[UICollectionView]",
    ],
    "rightFlow": [
      "  [made] [in] [China] [UIView]",
      "                 [UITableView]",
      "            [UICollectionView]",
    ],
    "rightData": [
      "  [UIView] [China] [in] [made]",
      "                 [UITableView]",
      "            [UICollectionView]",
    ],
    "center": [
      " [made] [in] [China] [UIView]",
      "        [UITableView]",
      "      [UICollectionView]",
    ],
  ]

  /// The rows that `--print` gives for arguments at a width.
  static func printed(_ arguments: [String], width: Int) throws -> [String] {
    let launch = Launch(options + ["--print", "--width", "\(width)"] + arguments)
    return try Program.run(launch).lines
  }

  /// The preview of the words, or of other arguments, with its first frame on the screen.
  static func preview(
    _ arguments: [String] = words, columns: Int = 80, rows: Int = 24,
    environment: [String: String?] = [:]
  ) throws -> Pty {
    var launch = Launch(options + arguments)
    for (name, value) in environment { launch.environment[name] = value }
    let pty = try Pty(launch, columns: columns, rows: rows)
    try pty.waitForFrame()
    return pty
  }

  /// The same in tmux.
  static func tmux(
    _ arguments: [String] = words, columns: Int = 80, rows: Int = 24
  ) throws -> Tmux {
    try Tmux(Launch(options + arguments), columns: columns, rows: rows)
  }
}
