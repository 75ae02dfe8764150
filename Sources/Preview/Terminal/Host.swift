/// What the run loop needs from its surroundings beside a terminal.
public protocol Host {
  /// Takes note that a frame is on the terminal.
  ///
  /// - Parameter number: The number of the frame, from 1.
  mutating func frameShown(_ number: Int)

  /// Milliseconds of a clock that never goes back; only differences mean something.
  mutating func now() -> Int
}
