/// An interactive program as values: what the run loop folds events into.
protocol InteractiveProgram {
  /// Takes an event in.
  ///
  /// - Parameter event: What happened.
  /// - Returns: What is to be done outside.
  mutating func update(_ event: Event) -> [Effect]

  /// What the program looks like now.
  func view() -> Screen
}

extension Model: InteractiveProgram {}
