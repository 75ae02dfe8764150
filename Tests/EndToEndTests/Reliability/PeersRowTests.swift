import Foundation
import Glibc
import TestSupport
import Testing

/// The row of the program in README's table of peers: each cell is measured as those of the others were.
///
/// `UPDATE_GOLDENS=1` writes the row anew.
@Suite struct PeersRowTests {
  private func preview(
    _ change: (inout Launch) -> Void = { _ in }, columns: Int = 80, rows: Int = 24
  ) throws -> Pty {
    var launch = Launch(Canonical.options + Canonical.words)
    change(&launch)
    let pty = try Pty(launch, columns: columns, rows: rows)
    try pty.waitForFrame()
    return pty
  }

  /// How the program ended, and whether the terminal was given back.
  private func ending(of pty: Pty) throws -> String {
    let termination = try pty.waitForEnd()
    let isRestored =
      try pty.settings == pty.originalSettings && !pty.screen.isAlternate
      && pty.screen.isCursorVisible && pty.screen.modes.isEmpty
    let way =
      switch termination {
      case .exited(let status): "\(status)"
      case .signalled(let signal): "sig\(signal)"
      }
    return way + (isRestored ? " ok" : " **raw**")
  }

  private func signal(_ number: Int32) throws -> String {
    let pty = try preview()
    pty.send(signal: number)
    return try ending(of: pty)
  }

  private func hangUp() throws -> String {
    let pty = try preview { $0.ignoredSignals = [SIGHUP] }
    pty.hangUp()
    let status = try pty.waitForEnd().shellStatus
    return pty.processorMilliseconds < 1500 ? "exits \(status)" : "**spins**"
  }

  private func smallest() throws -> String {
    let pty = try preview(columns: 1, rows: 1)
    guard pty.termination == nil else { return "**exits**" }
    try pty.send("q")
    return try pty.waitForEnd() == .exited(0) ? "alive" : "**stuck**"
  }

  private func dumb() throws -> String {
    let pty = try Pty(
      {
        var launch = Launch(Canonical.words)
        launch.environment["TERM"] = "dumb"
        launch.errors = .captured
        return launch
      }())
    let termination = try pty.waitForEnd()
    let isTold = String(decoding: pty.errors, as: UTF8.self).contains("--print")
    guard case .exited(let status) = termination, pty.bytes.isEmpty, isTold else {
      return "**paints**"
    }
    return "exit \(status), names the way out"
  }

  private func badByte() throws -> String {
    let pty = try preview()
    try pty.send([0xFF])
    try pty.send("q")
    return try pty.waitForEnd() == .exited(0) ? "ok" : "**dead**"
  }

  private func noInput() throws -> String {
    let pty = try preview { $0.input = .nothing }
    let before = pty.processorMilliseconds
    pty.watch(for: .milliseconds(500))
    guard pty.termination == nil else { return "**exits**" }
    let isIdle = pty.processorMilliseconds - before == 0
    try pty.send("q")
    try pty.waitForEnd()
    return isIdle ? "alive 0 %" : "**spins**"
  }

  @Test("is what the program does")
  func row() throws {
    let cells = try [
      signal(SIGTERM), signal(SIGINT), signal(SIGHUP), signal(SIGQUIT), signal(SIGABRT), hangUp(),
      smallest(), dumb(), badByte(), noInput(),
    ]
    let row = "| **tagcloud** | " + cells.joined(separator: " | ") + " |"
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "README.md")
    var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let index = try #require(lines.firstIndex { $0.hasPrefix("| **tagcloud** |") })
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      lines[index] = row
      try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(lines[index] == row)
    #expect(!cells.contains { $0.contains("**") }, "no cell is a bad one")
  }
}
