import CellText
import Testing

/// What terminals did when the samples and hundreds of other texts were shown to them.
@Suite("Profiles fitted to measured terminals")
struct MeasuredTerminalsTests {
  /// A text with its cells in each terminal; nil where the row changed.
  private struct Row {
    let text: String
    let scalars: String
    let cells: [String: Int]
  }

  private static let rows: Result<[Row], any Error> = Result {
    // Ill-formed bytes have no code points, and controls are never shown.
    try Fixture("terminals.tsv").rows
      .filter { $0["category"] != "control" && $0["category"] != "invalid" }
      .map { row in
        let text = try row.text()
        return Row(text: text, scalars: scalars(text), cells: row.compactMapValues { Int($0) })
      }
  }

  private static let samples = Dictionary(
    WidthSample.allCases.map { (scalars($0.text), $0) }, uniquingKeysWith: { first, _ in first })

  private func fitted(_ terminal: String) throws -> FittedProfile {
    var answers = WidthAnswers()
    for row in try Self.rows.get() {
      if let sample = Self.samples[row.scalars] { answers[sample] = row.cells[terminal] }
    }
    return WidthProfile.fitting(answers)
  }

  @Test("All samples were measured")
  func samples() throws {
    let measured = Set(try Self.rows.get().map(\.scalars))
    #expect(Self.samples.keys.filter { !measured.contains($0) } == [])
    #expect(Self.samples.count == WidthSample.allCases.count)
  }

  @Test(
    "Of the 282 other texts only few are wrong",
    arguments: [
      ("xterm-379", 1), ("vte-0.70.6", 1), ("vte-0.70.6-cjk2", 1), ("urxvt-9.30", 1),
      ("st-0.9", 1), ("zutty-0.14", 1), ("qterminal-1.2", 1), ("alacritty-0.11", 2),
      ("pterm-0.78", 3), ("ghostty-vt(2027off)", 3), ("ghostty-vt(2027on)", 4),
      ("kitty-0.26.5", 9), ("foot-1.13.1", 1), ("tmux-3.3a", 1), ("tmux-next-3.8", 10),
      ("screen-4.9.0", 16), ("konsole-22.12", 13), ("nvim-libvterm-0.1.4", 23),
      ("pyte-0.8.2", 52), ("terminology-1.13", 70), ("mlterm-3.9.0", 75),
      ("weston-terminal-10", 121),
    ])
  func agreement(terminal: String, allowed: Int) throws {
    let profile = try fitted(terminal).profile
    let others = try Self.rows.get().filter { Self.samples[$0.scalars] == nil }
    #expect(others.count == 282)
    let wrong = wrong(others, in: terminal, by: profile)
    #expect(
      wrong.count <= allowed,
      "\(wrong.count), \(profile.spelling)\n\(wrong.joined(separator: "\n"))")
  }

  private func wrong(
    _ rows: [Row], in terminal: String, by profile: WidthProfile
  ) -> [String] {
    rows.filter { profile.width(of: $0.text) != $0.cells[terminal] }.map { row in
      "[\(row.scalars)] \(row.cells[terminal] ?? -1), not \(profile.width(of: row.text))"
    }
  }

  /// Texts that are one cluster, and clean: the terminal is asked for those that are uncertain.
  @Test(
    "When it was asked for clusters, next to nothing is wrong",
    arguments: [
      ("xterm-379", ["3FFFD"]), ("vte-0.70.6", []), ("vte-0.70.6-cjk2", []),
      ("urxvt-9.30", ["3FFFD"]), ("st-0.9", ["3FFFD"]), ("zutty-0.14", ["3FFFD"]),
      ("qterminal-1.2", ["3FFFD"]), ("alacritty-0.11", []), ("pterm-0.78", []),
      ("ghostty-vt(2027off)", []), ("ghostty-vt(2027on)", []),
      ("kitty-0.26.5", ["3030", "3297", "1F202", "1F3FD"]), ("foot-1.13.1", ["3FFFD"]),
      ("tmux-3.3a", ["3FFFD"]), ("tmux-next-3.8", ["3FFFD"]), ("screen-4.9.0", ["3FFFD"]),
      ("konsole-22.12", []), ("nvim-libvterm-0.1.4", ["1B170", "1FAE0"]), ("pyte-0.8.2", []),
      ("terminology-1.13", []), ("mlterm-3.9.0", []), ("weston-terminal-10", []),
    ] as [(String, [String])])
  func clusters(terminal: String, allowed: [String]) throws {
    let rows = try Self.rows.get().filter { row in
      row.cells[terminal] != nil
        && scalars(Sanitizer.sanitized(Array(row.text.utf8))) == row.scalars
        && Array(MeasuredClusters(row.text, profile: .grapheme)).count == 1
    }
    #expect(rows.count > 100)
    let cells = Dictionary(
      try Self.rows.get().map { ($0.scalars, $0.cells[terminal] ?? 0) },
      uniquingKeysWith: { first, _ in first })
    // The mark that ends a joiner takes no cell anywhere; the texts were measured without it.
    var screen = SimulatedTerminal { text in
      var measured = text
      if text.unicodeScalars.suffix(2).elementsEqual(["\u{200D}", "\u{34F}"]) {
        measured.unicodeScalars.removeLast()
      }
      return cells[scalars(measured)] ?? 0
    }
    var probe = WidthProbe(columns: 80)
    _ = probe.run(probe.start(), on: &screen)
    let clusters = probe.uncertainClusters(in: rows.map { $0.text })
    let findings = try #require(probe.run(probe.ask(about: clusters), on: &screen))
    let wrong = wrong(rows, in: terminal, by: findings.profile)
    let expected = rows.filter { allowed.contains($0.scalars) }
    #expect(wrong == self.wrong(expected, in: terminal, by: findings.profile))
  }

  @Test(
    "Those that keep no rule are found out",
    arguments: [
      ("xterm-379", false), ("vte-0.70.6", false), ("konsole-22.12", false),
      ("kitty-0.26.5", false), ("foot-1.13.1", false), ("tmux-3.3a", false),
      ("tmux-next-3.8", false), ("screen-4.9.0", false), ("nvim-libvterm-0.1.4", false),
      ("ghostty-vt(2027on)", false), ("ghostty-vt(2027off)", false), ("terminology-1.13", true),
      ("mlterm-3.9.0", true), ("weston-terminal-10", true), ("pyte-0.8.2", true),
    ])
  func hostile(terminal: String, isHostile: Bool) throws {
    #expect(try fitted(terminal).isHostile == isHostile)
  }

  @Test(
    "What the profiles are called",
    arguments: [
      ("xterm-379", "wcwidth,unicode=14,circled-number=2,ignorable=1,separator=1"),
      (
        "vte-0.70.6", "wcwidth,unicode=15,prepended=0,hexagram=1,ignorable=1,separator=1"
      ),
      (
        "ghostty-vt(2027off)",
        "wcwidth,regional=2,choseong-filler=0,halfwidth-filler=0,hangul-filler=0,long-dash=2"
      ),
      ("ghostty-vt(2027on)", "grapheme,choseong-filler=0,long-dash=2"),
    ])
  func spelling(terminal: String, spelling: String) throws {
    #expect(try fitted(terminal).profile.spelling == spelling)
  }
}
