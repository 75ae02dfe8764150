public import Cloud

/// What the run loop needs from its surroundings beside a terminal.
public protocol Host {
  /// Takes note that a frame is on the terminal.
  ///
  /// - Parameter number: The number of the frame, from 1.
  mutating func frameShown(_ number: Int)

  /// Takes note of an event before the program is told of it.
  mutating func note(_ event: Event)

  /// Milliseconds of a clock that never goes back; only differences mean something.
  mutating func now() -> Int

  /// Saves the tags of a cloud, or its layout, if nothing is in the way that the request doesn't permit.
  ///
  /// - Returns: What came of it; unless they were saved, everything is as before.
  mutating func save(_ cloud: ArrangedCloud, _ request: SaveRequest) -> SaveOutcome

  /// Keeps tags that were not saved when the program has to end.
  mutating func recover(_ tags: TagList)
}
