import TestSupport
import Testing

/// A terminal that other people wrote, with the preview on it.
enum OracleTerminal: String, CaseIterable, Sendable, CustomStringConvertible {
  case tmux
  case ghosttyByClusters
  case ghostty
  case ghosttyWithoutMode

  var description: String {
    switch self {
    case .tmux: "tmux"
    case .ghosttyByClusters: "ghostty with mode 2027 on"
    case .ghostty: "ghostty with mode 2027 off"
    case .ghosttyWithoutMode: "ghostty without mode 2027"
    }
  }

  /// Why tests in the others are skipped.
  static let notInstalled: Comment = "libghostty-vt is missing; make test gets it from PyPI"

  /// Those of libghostty-vt.
  static var ghosttys: [OracleTerminal] { allCases.filter { $0 != .tmux } }

  /// Starts the preview and waits until it rests.
  func start(_ launch: Launch, columns: Int, rows: Int) throws -> any OraclePreview {
    let mode: Ghostty.ClusterMode
    switch self {
    case .tmux:
      return try TmuxPreview(launch, columns: columns, rows: rows)
    case .ghosttyByClusters: mode = .on
    case .ghostty: mode = .off
    case .ghosttyWithoutMode: mode = .unknown
    }
    return try GhosttyPreview(launch, columns: columns, rows: rows, clusterMode: mode)
  }
}

/// The preview on such a terminal.
protocol OraclePreview: AnyObject {
  /// What the terminal shows.
  var grid: CellGrid { get throws }
  /// Sends bytes, and waits for what comes of it.
  func press(_ text: String) throws
  /// Changes the size, and waits for what comes of it.
  func resize(columns: Int, rows: Int) throws
  /// Ends the program with `q`.
  func quit() throws
}

private final class TmuxPreview: OraclePreview {
  private let tmux: Tmux

  init(_ launch: Launch, columns: Int, rows: Int) throws {
    tmux = try Tmux(launch, columns: columns, rows: rows, marksFrames: true)
    try tmux.waitUntil("a frame") { tmux.frames > 0 }
    try tmux.waitForIdle()
  }

  /// What the window shows, with no cluster torn.
  ///
  /// tmux forgets that a joiner came last when it has read no further: what would be joined then stands
  /// for itself, over its neighbours. All is drawn anew until that has not happened.
  var grid: CellGrid {
    get throws {
      var grid = try tmux.grid
      for _ in 0..<10 where grid.rows.joined().contains(where: \.isTorn) {
        try press("\u{C}")
        grid = try tmux.grid
      }
      return grid
    }
  }
  func press(_ text: String) throws { try tmux.pressAndRest(text) }
  func resize(columns: Int, rows: Int) throws {
    try tmux.resizeAndRest(columns: columns, rows: rows)
  }
  func quit() throws {
    try tmux.press("q")
    try tmux.waitUntil("the end") { try !tmux.isAlive }
  }
}

private final class GhosttyPreview: OraclePreview {
  private let ghostty: Ghostty
  private let pty: Pty

  init(_ launch: Launch, columns: Int, rows: Int, clusterMode: Ghostty.ClusterMode) throws {
    ghostty = try Ghostty(columns: columns, rows: rows, clusterMode: clusterMode)
    pty = try Pty(launch, columns: columns, rows: rows, emulator: ghostty)
    try pty.waitForFrame()
    try pty.waitForIdle()
  }

  var grid: CellGrid { get throws { try ghostty.grid } }
  func press(_ text: String) throws { try pty.pressAndRest(text) }
  func resize(columns: Int, rows: Int) throws {
    try pty.resizeAndRest(columns: columns, rows: rows)
  }
  func quit() throws {
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
  }
}

extension CellGrid.Cell {
  /// Whether it ends with a joiner that joins nothing to it.
  fileprivate var isTorn: Bool { text.unicodeScalars.last == "\u{200D}" }
}
