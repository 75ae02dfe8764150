import Glibc

/// A private tmux server with one window: the program inside a terminal that other people wrote.
///
/// ```swift
/// let tmux = try Tmux(Launch(["made", "in", "China"]), columns: 30, rows: 24)
/// try tmux.waitFor("[made]")
/// try tmux.press("Tab")
/// ```
public final class Tmux {
  private static let name = "tagcloud"

  let directory: TemporaryDirectory
  private let environment: [String: String]
  private var hasServer = false
  /// How many fences were passed.
  var fences = 0

  /// Starts a server whose only window runs a program.
  ///
  /// Descriptor 3 of the program is the file of `frames`, and `TAGCLOUD_TEST_FD` says so, if frames are
  /// marked.
  public init(
    _ launch: Launch, columns: Int = 80, rows: Int = 24, marksFrames: Bool = false
  ) throws {
    directory = try TemporaryDirectory()
    environment = Launch.environment.merging(["TMUX_TMPDIR": directory.path]) { $1 }
    var variables = launch.environment
    variables["TERM"] = "screen-256color"
    if marksFrames { variables["TAGCLOUD_TEST_FD"] = "3" }
    let assignments = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let words = ["exec", "env", "-i"] + assignments + [launch.path] + launch.arguments
    var line = words.map(Self.quoted).joined(separator: " ")
    if marksFrames { line += " 3>>" + Self.quoted(try directory.write("frames", "")) }
    hasServer = true
    try command(
      "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", line,
      ";", "set-option", "-g", "status", "off",
      ";", "set-option", "-s", "escape-time", "0",
      ";", "resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  deinit { if hasServer { _ = try? run(["kill-server"]) } }

  /// Starts an interactive shell, for what needs job control.
  public static func shell(columns: Int = 80, rows: Int = 24) throws -> Tmux {
    var launch = Launch(path: "/bin/bash", ["--norc", "--noprofile", "-i"])
    launch.environment["PS1"] = "ready$ "
    launch.environment["TC"] = Program.path
    let tmux = try Tmux(launch, columns: columns, rows: rows)
    try tmux.waitFor("ready$")
    return tmux
  }

  /// Whether the window is still there; it goes when its program ends.
  public var isAlive: Bool {
    get throws { try run(["has-session"]).termination == .exited(0) }
  }

  /// The rows of the screen, without the blanks at their ends.
  public var lines: [String] {
    get throws {
      let text = try command("capture-pane", "-p")
      return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
        var row = $0
        while row.last == " " { row = row.dropLast() }
        return String(row)
      }
    }
  }

  /// The screen with its styles as escape sequences.
  public var styledText: String { get throws { try command("capture-pane", "-p", "-e") } }

  /// Expands a format of tmux for the window: `#{cursor_x},#{cursor_y}`.
  public func display(_ format: String) throws -> String {
    var text = try command("display-message", "-p", format)
    if text.last == "\n" { text.removeLast() }
    return text
  }

  /// Presses keys by tmux's names: `Tab`, `C-c`, `q`.
  public func press(_ keys: String...) throws {
    try command(["send-keys"] + keys)
  }

  /// Types text.
  public func type(_ text: String) throws {
    try command("send-keys", "-l", text)
  }

  /// Pastes text, bracketed if the program asked for it.
  public func paste(_ text: String) throws {
    try command("set-buffer", text, ";", "paste-buffer", "-p")
  }

  /// Changes the size of the window.
  public func resize(columns: Int, rows: Int) throws {
    try command("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// Writes bytes past the program, straight to its terminal.
  public func scribble(_ text: String) throws {
    let terminal = try display("#{pane_tty}")
    try Descriptor(path: terminal, flags: O_WRONLY | O_NOCTTY)
      .write(Array(text.utf8))
  }

  /// Waits until something holds.
  public func waitUntil(
    _ what: String, step milliseconds: Int32 = 10, _ condition: () throws -> Bool
  ) throws {
    try Wait.until(what) {
      _ = Descriptor.wait(for: [], milliseconds: milliseconds)
    } last: {
      let state = "#{pane_current_command} #{cursor_x},#{cursor_y} #{alternate_on} #{cursor_flag}"
      let screen = (try? lines.map { "|" + $0 }.joined(separator: "\n")) ?? "no window"
      return screen + "\n" + ((try? display(state)) ?? "")
    } _: {
      try condition()
    }
  }

  /// Waits until the screen shows a text.
  public func waitFor(_ text: String) throws {
    try waitUntil("\"\(text)\" on the screen") { try lines.contains { $0.contains(text) } }
  }

  @discardableResult
  func command(_ arguments: String...) throws -> String { try command(arguments) }

  @discardableResult
  func command(_ arguments: [String]) throws -> String {
    let result = try run(arguments)
    guard result.termination == .exited(0) else {
      throw TmuxFailure(arguments: arguments, message: result.errorText)
    }
    return result.text
  }

  private func run(_ arguments: [String]) throws -> ProgramResult {
    var launch = Launch(
      path: "/usr/bin/env", ["tmux", "-u", "-L", Self.name, "-f", "/dev/null"] + arguments)
    launch.environment = environment
    return try Program.run(launch)
  }

  /// A word that a shell takes as it is.
  private static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

/// A command that tmux refused.
public struct TmuxFailure: Error, CustomStringConvertible {
  let arguments: [String]
  let message: String

  /// The command and tmux's words.
  public var description: String { "tmux \(arguments.joined(separator: " ")): \(message)" }
}
