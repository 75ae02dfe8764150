import Foundation
import Glibc

/// For windows whose frames are marked.
extension Tmux {
  /// How many frames the program has shown.
  public var frames: Int {
    let file = FileManager.default.contents(atPath: directory.path + "/frames") ?? Data()
    return file.count { $0 == UInt8(ascii: "\n") }
  }

  /// Sends bytes, waits for the frame that answers them and for what follows from it.
  public func pressAndRest(_ text: String) throws {
    let before = frames
    try command(["send-keys", "-H"] + text.utf8.map { String($0, radix: 16) })
    try waitUntil("frame after frame \(before)", step: 1) { frames > before }
    try waitForIdle()
  }

  /// Changes the size, and waits for the frame that answers and for what follows from it.
  public func resizeAndRest(columns: Int, rows: Int) throws {
    let before = frames
    try resize(columns: columns, rows: rows)
    try waitUntil("frame after frame \(before)", step: 1) { frames > before }
    try waitForIdle()
  }

  /// Waits until the program sleeps, and tmux has taken and answered all that it wrote.
  ///
  /// A program that has a time limit running may yet do something by itself.
  public func waitForIdle() throws {
    let pane = try display("#{pane_pid} #{pane_tty}").split(separator: " ").map(String.init)
    guard pane.count == 2, let process = pid_t(pane[0]) else { return }
    let terminal = try Descriptor(path: pane[1], flags: O_RDWR | O_NOCTTY)
    try waitUntil("idle program", step: 1) {
      let count = frames
      guard Idleness.isAsleep(process, on: terminal) else { return false }
      try passFence(terminal)
      return frames == count && Idleness.isAsleep(process, on: terminal)
    }
  }

  /// Waits until tmux has taken everything that was written to the terminal up to now: a title is written
  /// behind it.
  private func passFence(_ terminal: Descriptor) throws {
    fences += 1
    let fence = "fence \(fences)"
    try terminal.write(Array("\u{1B}]2;\(fence)\u{7}".utf8))
    try waitUntil(fence, step: 1) { try display("#{pane_title}") == fence }
  }
}
