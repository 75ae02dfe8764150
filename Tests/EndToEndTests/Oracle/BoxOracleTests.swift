import TestSupport
import Testing

/// Every box closes: in terminals that other people wrote, cell by cell, where the report says.
@Suite(.serialized) struct BoxOracleTests {
  private static let alignments = [
    "left", "rightFlow", "rightData", "center", "justified", "spaceAround", "spaceEvenly", "fill",
  ]
  /// The terminal is as wide as the layout, so that boxes end in its last column.
  private static let sizes = [(width: 61, height: 40), (40, 60), (31, 80), (20, 130)]
  private static let fewSizes = [(width: 61, height: 40), (31, 80)]

  @Test("tmux is asked: borders and texts stand exactly")
  func tmux() throws {
    try check(.tmux)
  }

  @Test(
    "libghostty-vt is asked", .enabled(if: Ghostty.isInstalled, OracleTerminal.notInstalled),
    arguments: OracleTerminal.ghosttys)
  func ghostty(terminal: OracleTerminal) throws {
    let mode = try check(terminal)
    // Where the mode can be had it is, and then clusters count.
    #expect(mode.hasPrefix(terminal == .ghosttyWithoutMode ? "wcwidth" : "grapheme"))
  }

  @Test(
    "tmux counts otherwise than the program was told: the borders stand",
    arguments: ["wcwidth", "grapheme"])
  func told(mode: String) throws {
    try check(.tmux, options: ["--width-mode", mode], isExact: false, at: Self.fewSizes)
  }

  @Test(
    "libghostty-vt does", .enabled(if: Ghostty.isInstalled, OracleTerminal.notInstalled),
    arguments: OracleTerminal.ghosttys, ["wcwidth", "grapheme"])
  func toldGhostty(terminal: OracleTerminal, mode: String) throws {
    // It counts clusters as the table does, but for dashes that are drawn two or three cells wide.
    let isExact = terminal == .ghosttyByClusters && mode == "grapheme"
    try check(terminal, options: ["--width-mode", mode], isExact: isExact, at: Self.fewSizes)
  }

  /// Looks at all alignments at all sizes in one run; compares when the program has told how it counted.
  ///
  /// Returns how it counted.
  @discardableResult
  private func check(
    _ terminal: OracleTerminal, options: [String] = [], isExact: Bool = true,
    at sizes: [(width: Int, height: Int)] = Self.sizes
  ) throws -> String {
    let all = MixedTags.all(in: terminal)
    let directory = try TemporaryDirectory()
    let file = directory.path + "/report.json"
    var launch = Launch(
      options + ["--interactive", "--json", "--output", file, "--"] + all)
    launch.environment["TAGCLOUD_NO_PROBE"] = nil
    let preview = try terminal.start(launch, columns: sizes[0].width, rows: sizes[0].height)
    var grids: [(width: Int, height: Int, alignment: String, grid: CellGrid)] = []
    for (width, height) in sizes {
      if width != sizes[0].width { try preview.resize(columns: width, rows: height) }
      for (index, alignment) in Self.alignments.enumerated() {
        try preview.press(String(index + 1))
        grids.append((width, height, alignment, try preview.grid))
      }
    }
    try preview.quit()
    let mode = try LayoutReport(try Program.run(Launch(path: "/bin/cat", [file])).output).widthMode
    let tags = ["--width-mode", mode, "--"] + all
    let natural = try LayoutReport(of: ["--width", "0"] + tags).items.map { $0.frame?.width ?? 0 }
    for (width, height, alignment, grid) in grids {
      let report = try LayoutReport(of: ["--width", "\(width)", "--align", alignment] + tags)
      #expect(report.contentSize.height <= height - 3, "a screen of \(width)×\(height) scrolls")
      // Texts that the terminal counts otherwise than it was told may lose what doesn't fit.
      let check = BoxCheck(
        grid: grid, area: 1..<height - 2, padding: 1, isExact: isExact, isTold: !options.isEmpty)
      let faults = check.faults(of: report.items, natural: natural)
      #expect(
        faults.isEmpty,
        "\(terminal), \(mode), \(alignment) at \(width):\n\(faults.joined(separator: "\n"))\n\(grid)"
      )
    }
    return mode
  }
}
