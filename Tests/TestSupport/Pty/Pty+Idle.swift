import Glibc

extension Pty {
  /// Waits until the child sleeps, and all that it wrote has been taken and answered.
  ///
  /// A child that has a time limit running may yet do something by itself.
  public func waitForIdle() throws {
    try waitUntil("idle program", step: 1) {
      guard Idleness.isAsleep(child.process, on: secondary) else { return false }
      let count = bytes.count
      let fence = try passFence()
      return bytes.count == count + fence.count && Idleness.isAsleep(child.process, on: secondary)
    }
  }

  /// Waits until the child has taken its input and sleeps, while nobody reads what it writes.
  public func waitUntilStuck() throws {
    try Wait.until("stuck program") {
      usleep(1000)
    } last: {
      "running"
    } _: {
      Idleness.isAsleep(child.process, on: secondary)
    }
  }

  /// Sends bytes, waits for the frame that answers them and for what follows from it.
  public func pressAndRest(_ text: String) throws {
    try rest { try send(text) }
  }

  /// Changes the size, waits for the frame that answers and for what follows from it.
  public func resizeAndRest(columns: Int, rows: Int) throws {
    try rest { resize(columns: columns, rows: rows) }
  }

  private func rest(after change: () throws -> Void) throws {
    pump(milliseconds: 0)
    let before = frames
    try change()
    try waitUntil("frame after frame \(before)") { frames > before }
    try waitForIdle()
  }

  /// Takes everything that was written to the terminal up to now.
  ///
  /// A sequence without meaning is written behind it, at the child's end, and awaited.
  private func passFence() throws -> [UInt8] {
    fences += 1
    let fence = Array("\u{1B}_fence \(fences)\u{1B}\\".utf8)
    let start = bytes.count
    try secondary.write(fence)
    try Wait.until("fence") {
      pump(milliseconds: 10)
    } last: {
      description
    } _: {
      bytes[start...].firstRange(of: fence) != nil
    }
    return fence
  }
}
