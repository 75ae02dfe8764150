import Cloud

@testable import Preview

/// What programs and hosts do that have nothing to save.
extension InteractiveProgram {
  var content: ArrangedCloud? { nil }
  var hasUnsavedEdits: Bool { false }
}

extension Host {
  func save(_ cloud: ArrangedCloud, _ request: SaveRequest) -> SaveOutcome {
    .failed(.system(words: "nothing to save to"))
  }

  func recover(_ tags: TagList) {}
}
