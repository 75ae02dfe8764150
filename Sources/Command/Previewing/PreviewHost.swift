import Cloud
import Preview

/// What the preview needs of the system.
struct PreviewHost: Host {
  /// Told of each frame, so that tests need not guess when one is drawn.
  let testDescriptor: Int32?
  let crash: SelfTestCrash?
  /// Where tags are kept that were not saved.
  var stateFolder: StateFolder?
  /// What became of tags that were not saved when the program had to end; `nil` if there were none.
  private(set) var recovery: Recovery?
  /// Writes what happens.
  var recorder: EventRecorder?
  /// Saves the tags.
  var saver = TagSaver(files: SystemFiles())

  mutating func frameShown(_ number: Int) {
    if let testDescriptor {
      _ = Descriptor.write(Array("frame \(number)\n".utf8).span, to: testDescriptor)
    }
    crash?.happen()
  }

  mutating func note(_ event: Event) {
    recorder?.note(event, at: MonotonicClock.milliseconds())
  }

  mutating func now() -> Int {
    MonotonicClock.milliseconds()
  }

  mutating func save(_ cloud: ArrangedCloud, _ request: SaveRequest) -> SaveOutcome {
    saver.save(cloud, request)
  }

  mutating func recover(_ tags: TagList) {
    recovery = saver.recover(tags, in: stateFolder)
  }
}
