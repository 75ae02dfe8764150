import Cloud

/// Folds recorded events into a model, as the run loop does with those of a terminal.
public struct Replay: Sendable {
  /// The state after all events so far.
  public private(set) var model: Model
  /// Whether the person has left; what comes then changes nothing any more.
  public private(set) var hasQuit = false

  /// Begins with a state.
  public init(_ model: consuming Model) {
    self.model = model
  }

  /// Takes the events in, in their order.
  ///
  /// Saving touches no file: it comes to what the record says, else it succeeds. The terminal is not
  /// asked of its widths: they are what the record says.
  public mutating func take(_ events: [RecordedEvent]) {
    var rest = events[...]
    while let next = rest.popFirst(), !hasQuit {
      // What came of saving belongs to the event that asked for it.
      if case .event(let event) = next.kind { take(event, followedBy: &rest) }
    }
  }

  private mutating func take(_ event: Event, followedBy rest: inout ArraySlice<RecordedEvent>) {
    for effect in model.update(event) {
      switch effect {
      case .quit: hasQuit = true
      case .continueAfterFrame: take(.continued, followedBy: &rest)
      case .save(let request):
        take(.saved(request, outcome(of: request, &rest)), followedBy: &rest)
      case .suspend, .repaint, .reportMouse, .ask: break
      }
    }
  }

  private func outcome(
    of request: SaveRequest, _ rest: inout ArraySlice<RecordedEvent>
  ) -> SaveOutcome {
    if case .saving(let saving)? = rest.first?.kind {
      rest.removeFirst()
      return saving.outcome(for: model.cloud.tags)
    }
    let path =
      switch request.destination {
      case .document: model.document.path ?? ""
      case .named(let name): name
      }
    return .saved(SavedFile(path: path, count: model.cloud.tags.count))
  }
}
