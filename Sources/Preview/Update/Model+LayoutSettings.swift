import Cloud
import TagLayout

extension Model {
  mutating func stepAlignment(_ step: Int) {
    align(cloud.settings.layout.alignDirection.stepped(by: step))
  }

  mutating func align(_ alignment: AlignDirection) {
    changeSettings { $0.layout.alignDirection = alignment }
  }

  // MARK: - Spacing

  mutating func changeItemSpacing(by cells: Int) {
    change(.itemSpacing, \.layout.minimumInteritemSpacing, by: cells)
  }

  mutating func changeLineSpacing(by cells: Int) {
    change(.lineSpacing, \.layout.minimumLineSpacing, by: cells)
  }

  mutating func changePadding(by cells: Int) {
    change(.padding, \.padding, by: cells)
  }

  private mutating func change(
    _ setting: Message.Setting, _ path: WritableKeyPath<CloudSettings, Int>, by cells: Int
  ) {
    let value = (cloud.settings[keyPath: path] + cells).clamped(to: 0...CellCount.maximum)
    guard value != cloud.settings[keyPath: path] else {
      message = cells < 0 ? .isLeast(setting, value) : .isMost(setting, value)
      return
    }
    changeSettings { $0[keyPath: path] = value }
    message = .changed(setting, "\(value)")
  }

  // MARK: - Choices

  mutating func turnScrollDirection() {
    changeSettings { $0.layout.scrollDirection = $0.layout.scrollDirection.stepped() }
    viewport = Viewport()
    revealSelection()
    message = .changed(.scrolling, cloud.settings.layout.scrollDirection.spelling)
  }

  mutating func stepLineAlignment() {
    changeSettings { $0.layout.lineAlignment = $0.layout.lineAlignment.stepped() }
    message = .changed(.lineAlignment, cloud.settings.layout.lineAlignment.spelling)
  }

  mutating func turnOversize() {
    changeSettings { $0.layout.oversize = $0.layout.oversize.stepped() }
    message = .changed(.oversize, cloud.settings.layout.oversize.spelling)
  }

  mutating func turnLayoutDirection() {
    changeSettings { $0.layout.layoutDirection = $0.layout.layoutDirection.stepped() }
    message = .changed(.direction, cloud.settings.layout.layoutDirection.phrase)
  }

  mutating func stepBox() {
    changeSettings { $0.box = $0.box.stepped() }
    message = .changed(.box, cloud.settings.box.spelling)
  }

  mutating func turnScope() {
    changeSettings { $0.layout.alignmentScope = $0.layout.alignmentScope.stepped() }
    message = .changed(.scope, cloud.settings.layout.alignmentScope.spelling)
  }

  /// The next place of the last line, from the one it has with this alignment.
  ///
  /// What an alignment does by itself is not held on to: another alignment then does as it does by
  /// itself too.
  mutating func stepLastLine() {
    let layout = cloud.settings.layout
    let standard: LastLine = layout.alignDirection.stretchesLines ? .left : .inherit
    let next = (layout.lastLine ?? standard).stepped()
    changeSettings { $0.layout.lastLine = next == standard ? nil : next }
    message = .changed(.lastLine, next.spelling)
  }

  mutating func turnLineBreaking() {
    changeSettings { $0.layout.lineBreaking = $0.layout.lineBreaking.stepped() }
    message =
      cloud.arrangement.refusal.map { .refused($0) }
      ?? .changed(.lineBreaking, cloud.settings.layout.lineBreaking.spelling)
  }

  mutating func stepEmphasis() {
    guard cloud.tags.hasWeights else {
      message = .noWeights
      return
    }
    changeSettings { $0.emphasis = $0.emphasis.stepped() }
    message = .changed(.emphasis, cloud.settings.emphasis.spelling)
  }

  mutating func toggleNumbers() {
    showsNumbers.toggle()
    if showsNumbers, !cloud.settings.box.isBordered { message = .numbersNeedBorder }
  }

  mutating func toggleRuler() {
    showsRuler.toggle()
    relayout()
  }
}

extension CaseIterable where Self: Equatable, AllCases: RandomAccessCollection {
  /// The case `step` places on, around the end.
  func stepped(by step: Int = 1) -> Self {
    let cases = Array(Self.allCases)
    guard let index = cases.firstIndex(of: self) else { return self }
    return cases[((index + step) % cases.count + cases.count) % cases.count]
  }
}
