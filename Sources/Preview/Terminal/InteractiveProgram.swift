import Cloud

/// An interactive program as values: what the run loop folds events into.
protocol InteractiveProgram {
  /// Takes an event in.
  ///
  /// - Parameter event: What happened.
  /// - Returns: What is to be done outside.
  mutating func update(_ event: Event) -> [Effect]

  /// What the program looks like now.
  func view() -> Screen

  /// What there is to save: the tags, and how they are laid out; nil for a program that saves nothing.
  var content: ArrangedCloud? { get }

  /// Whether there are edits that were not saved.
  var hasUnsavedEdits: Bool { get }
}

extension Model: InteractiveProgram {
  var content: ArrangedCloud? { cloud }
  var hasUnsavedEdits: Bool { history.isUnsaved }
}
