import TestSupport
import Testing

/// What is printed on a terminal closes its boxes there, whether or not a mode was on while it was measured.
@Suite(
  .serialized, .enabled(if: Ghostty.isInstalled, OracleTerminal.notInstalled))
struct PrintOracleTests {
  private static let (columns, rows) = (61, 60)
  private static let tags = MixedTags.all(in: .ghostty)

  @Test("a print that asks the terminal", arguments: Ghostty.ClusterMode.allCases)
  func print(clusterMode: Ghostty.ClusterMode) throws {
    let report = try TemporaryDirectory()
    let file = report.path + "/report.json"
    let mode = ["--width-mode", "auto", "--"] + Self.tags
    _ = try run(["--json", "--output", file] + mode, clusterMode)
    let (pty, grid) = try run(["--print"] + mode, clusterMode)
    try check(grid, against: file, "print, mode 2027 \(clusterMode)")
    #expect(pty.lastRange(of: "\u{1B}[?2027h") == nil)
  }

  @Test("what p leaves behind", arguments: Ghostty.ClusterMode.allCases)
  func leaving(clusterMode: Ghostty.ClusterMode) throws {
    let report = try TemporaryDirectory()
    let file = report.path + "/report.json"
    _ = try run(
      ["--interactive", "--json", "--output", file, "--"] + Self.tags, clusterMode, keys: "q")
    let (_, grid) = try run(["--"] + Self.tags, clusterMode, keys: "pq")
    try check(grid, against: file, "p, mode 2027 \(clusterMode)")
  }

  /// Runs the program to its end in a terminal of its own; returns what that shows then.
  private func run(
    _ arguments: [String], _ clusterMode: Ghostty.ClusterMode, keys: String? = nil
  ) throws -> (pty: Pty, grid: CellGrid) {
    let ghostty = try Ghostty(columns: Self.columns, rows: Self.rows, clusterMode: clusterMode)
    var launch = Launch(arguments)
    launch.environment["TAGCLOUD_NO_PROBE"] = nil
    let pty = try Pty(launch, columns: Self.columns, rows: Self.rows, emulator: ghostty)
    if let keys {
      try pty.waitForFrame()
      try pty.waitForIdle()
      try pty.send(keys)
    }
    #expect(try pty.waitForEnd() == .exited(0))
    return (pty, try ghostty.grid)
  }

  private func check(_ grid: CellGrid, against file: String, _ name: Comment) throws {
    let said = try LayoutReport(try Program.run(Launch(path: "/bin/cat", [file])).output)
    let tags = ["--width-mode", said.widthMode, "--"] + Self.tags
    let report = try LayoutReport(of: ["--width", "\(Self.columns)"] + tags)
    let natural = try LayoutReport(of: ["--width", "0"] + tags).items.map { $0.frame?.width ?? 0 }
    #expect(report.contentSize.height < Self.rows)
    let box = BoxCheck(
      grid: grid, area: 0..<report.contentSize.height, padding: 1, isExact: true, isTold: false)
    let faults = box.faults(of: report.items, natural: natural)
    #expect(
      faults.isEmpty, "\(name), \(said.widthMode):\n\(faults.joined(separator: "\n"))\n\(grid)")
  }
}
