import TestSupport

extension Launch {
  /// The program with canonical options, which asks the terminal how it counts cells.
  static func asking(_ arguments: [String]) -> Launch {
    var launch = Launch(Canonical.options + arguments)
    launch.environment["TAGCLOUD_NO_PROBE"] = nil
    return launch
  }

  /// A command for the shell in which the program, `$TC`, asks.
  static func askingShell(_ command: String) -> Launch {
    var launch = Launch.shell(command)
    launch.environment["TAGCLOUD_NO_PROBE"] = nil
    return launch
  }
}

extension Pty {
  /// DA1, the last of each batch of questions.
  static let fence = Array("\u{1B}[c".utf8)

  /// Answers what the program asks, from a place in `bytes` on, until it has asked so many batches; returns
  /// where the last of them ends.
  func answer(
    batches: Int = 1, from start: Int = 0, as responder: inout TerminalResponder
  ) throws -> Int {
    var place = start
    for _ in 0..<batches {
      let end = try waitForQuestion(from: place)
      try send(responder.replies(to: Array(bytes[place..<end])))
      place = end
    }
    return place
  }

  /// Waits until a batch of questions is there; returns where in `bytes` it ends.
  func waitForQuestion(from start: Int = 0) throws -> Int {
    var end = start
    try waitUntil("a question after byte \(start)") {
      guard let found = bytes[start...].firstRange(of: Self.fence) else { return false }
      end = found.upperBound
      return true
    }
    return end
  }

  /// Waits until the program begins to give the terminal back: the mouse is off.
  func waitForLeave() throws {
    try waitUntil("the way out") { bytes.firstRange(of: Array("\u{1B}[?1002l".utf8)) != nil }
  }

  /// Where a text was sent last.
  func lastRange(of text: String) -> Range<Int>? {
    bytes.ranges(of: Array(text.utf8)).last
  }
}
