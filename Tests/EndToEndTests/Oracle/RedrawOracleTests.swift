import TestSupport
import Testing

/// Nothing stays behind: after each step terminals that other people wrote show what they would show if all
/// was drawn anew.
@Suite(.serialized) struct RedrawOracleTests {
  /// What is done, each before the screen is looked at; the keys of a step are pressed one by one.
  private enum Step {
    case keys([String])
    case resize(Int, Int)
  }

  private static let steps: [(name: String, step: Step)] =
    ["l", "j", "j", "h", "k"].map { ("select \($0)", .keys([$0])) }
    + [("last", .keys(["G"])), ("first", .keys(["g"]))]
    + ["\u{1B}[6~", "j", "j", "j", "\u{1B}[6~", "\u{1B}[5~"].map {
      ("scroll \($0.dropFirst())", .keys([$0]))
    }
    + ["d", "d", "u", "d", "u", "u", "U", "u"].map { ("delete, undo \($0)", .keys([$0])) }
    + ["2", "8", "4", "1"].map { ("alignment \($0)", .keys([$0])) }
    + [("help", .keys(["?"])), ("help closed", .keys(["?"]))]
    + [("command line", .keys(["C"])), ("command line closed", .keys(["q"]))]
    + [("wider", .resize(61, 20)), ("narrower", .resize(31, 12)), ("narrow", .resize(20, 9))]
    + [("as before", .resize(40, 14))]
    + [("a width", .keys(["w", "2", "9", "\r"])), ("a width less", .keys(["-"]))]
    + [("the terminal's width", .keys(["0"]))]
    + [("moved", .keys(["L"])), ("moved back", .keys(["H"]))]
    + [
      ("added", .keys(["A", "\u{1F1EB}\u{1F1F7}", "x", "\r", "\r"])),
      ("added no more", .keys(["u"])),
    ]
    + [("edited", .keys(["e", "\u{15}", "\u{1F468}\u{200D}\u{1F33E}", "\r"]))]
    + [("edited no more", .keys(["u"]))]
    + ["n", "n"].map { ("found \($0)", .keys([$0])) }
    + [("spaced", .keys(["]", "}"])), ("not spaced", .keys(["[", "{"]))]
    + [("columns", .keys(["v"])), ("rows", .keys(["v"]))]

  @Test("each step in tmux, against Ctrl-L and a new start")
  func tmux() throws {
    try check(.tmux)
  }

  @Test(
    "each step in libghostty-vt", .enabled(if: Ghostty.isInstalled, OracleTerminal.notInstalled),
    arguments: OracleTerminal.ghosttys)
  func ghostty(terminal: OracleTerminal) throws {
    try check(terminal)
  }

  @Test("rows that look alike, in tmux")
  func tmuxAlike() throws {
    try checkAlike(.tmux)
  }

  @Test(
    "rows that look alike, in libghostty-vt",
    .enabled(if: Ghostty.isInstalled, OracleTerminal.notInstalled),
    arguments: OracleTerminal.ghosttys)
  func ghosttyAlike(terminal: OracleTerminal) throws {
    try checkAlike(terminal)
  }

  /// Where most rows are the same, what is sent for a few of them may move all: by scrolling, for example.
  private func checkAlike(_ terminal: OracleTerminal) throws {
    let tags = (1...40).map {
      $0.isMultiple(of: 7) ? "\u{1F469}\u{200D}\u{1F4BB} \($0)" : "\u{1F1E9}\u{1F1EA}"
    }
    let preview = try start(terminal, ["--max-per-line", "1", "--box", "none"] + tags)
    for key in ["\u{1B}[6~", "\u{1B}[6~", "\u{1B}[5~", "G", "g"] + repeatElement("j", count: 12) + [
      "d", "d", "u", "d", "u", "u", "k", "G", "k", "d", "u", "L", "H",
    ] {
      try preview.press(key)
      try compare(preview, "\(terminal): \(key.debugDescription)")
    }
    try preview.quit()
  }

  private func check(_ terminal: OracleTerminal) throws {
    let tags = MixedTags.all(in: terminal)
    let preview = try start(terminal, ["--"] + tags)
    try preview.press("g")
    let original = try preview.grid
    try compare(preview, "the first screen")
    for (name, step) in Self.steps {
      switch step {
      case .keys(let keys): for key in keys { try preview.press(key) }
      case .resize(let columns, let rows): try preview.resize(columns: columns, rows: rows)
      }
      try compare(preview, "\(terminal): \(name)")
    }
    // All that was done has been undone.
    try preview.press("g")
    expectSame(try cloud(of: preview), cloud(of: original), "\(terminal): at the end")
    for key in ["G", "d", "d"] { try preview.press(key) }
    let short = try start(terminal, ["--"] + tags.dropLast(2))
    try short.press("G")
    expectSame(try cloud(of: preview), try cloud(of: short), "\(terminal): two tags less")
    try preview.quit()
    try short.quit()
  }

  private func start(
    _ terminal: OracleTerminal, _ arguments: [String]
  ) throws -> any OraclePreview {
    var launch = Launch(arguments)
    launch.environment["TAGCLOUD_NO_PROBE"] = nil
    return try terminal.start(launch, columns: 40, rows: 14)
  }

  /// Looks, lets all be drawn anew, and looks again.
  private func compare(_ preview: any OraclePreview, _ what: String) throws {
    let shown = try cloud(of: preview)
    try preview.press("\u{C}")
    expectSame(shown, try cloud(of: preview), what)
  }

  private func expectSame(_ shown: CellGrid, _ fresh: CellGrid, _ what: String) {
    let differences = shown.differences(from: fresh)
    #expect(
      differences.isEmpty,
      "\(what):\n\(differences.joined(separator: "\n"))\n\(shown)\ndrawn anew:\n\(fresh)")
  }

  /// All but the last row, where messages stand until the next key.
  private func cloud(of grid: CellGrid) -> CellGrid { CellGrid(rows: grid.rows.dropLast()) }
  private func cloud(of preview: any OraclePreview) throws -> CellGrid {
    cloud(of: try preview.grid)
  }
}
