/// The cells of a grapheme cluster, scalar by scalar.
///
/// Its first scalar must be cheap, as most clusters have no other: what the others need is filled in
/// when the second comes.
struct ClusterCells {
  /// The cells of what was added so far.
  private(set) var width: Int
  private let first: ScalarProperties
  private let firstCells: Int
  private var previous: ScalarProperties
  private var count = 1
  /// Of all scalars but skin tones.
  private var sum = 0
  private var firstTaken = 0
  private var widest = 0
  /// Of skin tones that nothing takes up: they are drawn beside what they follow.
  private var strayTones = 0
  private var isPair = false
  private var hasJoiner = false
  private var isWidened = false

  @inline(__always)
  init(_ first: ScalarProperties, cells: Int) {
    width = cells
    firstCells = cells
    self.first = first
    previous = first
  }

  /// Adds a scalar that stays in the cluster.
  @inline(never)
  mutating func add(_ scalar: ScalarProperties, _ value: UInt32, profile: WidthProfile) {
    if count == 1 { (sum, firstTaken, widest) = (width, width, width) }
    count += 1
    let traits = scalar.traits
    let cells = profile.cells(of: value, scalar)
    if traits.contains(.emojiModifier) {
      if !profile.skinTones.join(previous.traits) { strayTones += cells }
    } else {
      sum += cells
      widest = max(widest, cells)
      if firstTaken == 0 { firstTaken = cells }
    }
    if count == 2, first.clusterBreak == .regionalIndicator,
      scalar.clusterBreak == .regionalIndicator
    {
      isPair = true
    }
    if value == 0x200D { hasJoiner = true }
    if value == 0xFE0F, profile.emojiSelector.widens(previous.traits) { isWidened = true }
    previous = scalar
    let isText = count == 2 && value == 0xFE0E && profile.textSelector.narrows(first.traits)
    width = styledCells(profile, isText: isText)
  }

  private func styledCells(_ profile: WidthProfile, isText: Bool) -> Int {
    if isPair { return 2 }
    let joined = joinedCells(profile) + strayTones
    return isWidened ? max(joined, 2) : isText ? min(joined, 1) : joined
  }

  private func joinedCells(_ profile: WidthProfile) -> Int {
    if first.traits.contains(.pictographic) {
      if hasJoiner, profile.joinedWidth == .base { return firstCells }
      return min(2, max(firstCells, sum))
    }
    // CR LF: a cell a byte, as for all ASCII.
    if first.clusterBreak == .carriageReturn { return sum }
    return switch profile.clusterCap {
    case .sum: sum
    case .two: min(2, sum)
    case .first: firstTaken
    case .maximum: widest
    }
  }
}

extension WidthProfile.SkinTones {
  /// Whether a tone joins the scalar before it inside a cluster.
  fileprivate func join(_ previous: ScalarProperties.Traits) -> Bool {
    switch self {
    case .separate: previous.contains(.emojiModifierBase)
    case .joinEmoji: previous.contains(.emojiModifierBase) || previous.contains(.pictographic)
    case .joinAnything: true
    }
  }
}

extension WidthProfile.EmojiSelector {
  /// Whether U+FE0F makes a narrow scalar before it wide.
  func widens(_ previous: ScalarProperties.Traits) -> Bool {
    switch self {
    case .ignored: false
    case .widensListedBases: previous.contains(.variationBase)
    case .widensAnyBase: true
    }
  }
}

extension WidthProfile.TextSelector {
  /// Whether U+FE0E makes a wide scalar before it narrow.
  func narrows(_ previous: ScalarProperties.Traits) -> Bool {
    self == .narrowsListedBases && previous.contains(.variationBase)
  }
}
