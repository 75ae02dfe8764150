/// Waiting for what must become true: by looking again and again, never by sleeping.
public enum Wait {
  /// How long a test waits before it fails.
  ///
  /// Generous, because machines that run tests are busy.
  public static let bound = Duration.seconds(10)

  /// Waits until a condition holds.
  ///
  /// - Parameters:
  ///   - what: What is awaited, for the failure's words.
  ///   - bound: How long at most.
  ///   - step: Makes progress: waits a few milliseconds for something to happen.
  ///   - last: What was seen last, for the failure's words.
  ///   - condition: Whether the wait is over; asked before the first step.
  /// - Throws: `WaitFailure` after the bound; whatever `step` and `condition` throw.
  public static func until(
    _ what: String, bound: Duration = Wait.bound, step: () throws -> Void, last: () -> String,
    _ condition: () throws -> Bool
  ) throws {
    let deadline = ContinuousClock.now + bound
    while try !condition() {
      guard ContinuousClock.now < deadline else {
        throw WaitFailure(what: what, bound: bound, last: last())
      }
      try step()
    }
  }
}

/// Something awaited did not come.
public struct WaitFailure: Error, CustomStringConvertible {
  /// What was awaited.
  public let what: String
  /// How long.
  public let bound: Duration
  /// What was seen last.
  public let last: String

  /// The failure in words, with what was seen last.
  public var description: String {
    "no \(what) within \(bound); last seen:\n\(last)"
  }
}
