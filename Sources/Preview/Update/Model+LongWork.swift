import Cloud

extension Model {
  /// Does what may take long: at once, or with many tags when the screen says so.
  mutating func start(_ work: LongWork) {
    guard cloud.tags.count >= LongWork.manyTags else { return perform(work) }
    message = .working(work.kind, tags: cloud.tags.count)
    unfinished = work
  }

  /// Does what was put off.
  mutating func finishWork() {
    guard let work = unfinished else { return }
    unfinished = nil
    message = nil
    perform(work)
  }

  private mutating func perform(_ work: LongWork) {
    switch work {
    case .sort(let order): sort(by: order)
    case .shuffle: shuffleNow()
    case .previewFind(let needle, let origin): previewNow(needle, from: origin)
    case .find(let start, let step): find(from: start, step: step)
    }
  }
}
