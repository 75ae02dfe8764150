/// The cells of a text scalar after scalar, with the rules that look at what stands before.
struct ScalarCells {
  /// The traits of the last scalar.
  private var previous = ScalarProperties.Traits()
  private var isAtStart = true
  /// Whether the last scalar that extends no other is a pictograph.
  private var isAfterPictograph = false
  /// Whether a pictograph stands before U+200D, if that was the last scalar.
  private var joined: Bool?
  /// Whether the last scalar was a regional indicator that has none to pair with.
  private var hasOpenRegional = false
  /// The cells that the last scalar which takes any has now, selectors included.
  private var cell = 0

  /// Whether the next scalar may take no cell even if it is a letter.
  var isJoined: Bool { joined != nil }

  /// Takes ASCII that ends with `last`, a cell a byte.
  mutating func takeASCII(last: ScalarProperties) {
    self = ScalarCells()
    previous = last.traits
    isAtStart = false
    cell = 1
  }

  /// Takes a scalar; returns the cells that the text takes more by it, -1 if it makes the last narrow.
  mutating func take(_ scalar: ScalarProperties, _ value: UInt32, profile: WidthProfile) -> Int {
    let cells = profile.cells(of: value, scalar)
    let isHidden = isHidden(scalar, value, by: profile)
    let before = self
    previous = scalar.traits
    isAtStart = false
    joined = value == 0x200D ? isAfterPictograph : nil
    hasOpenRegional = false
    if !scalar.clusterBreak.isExtend { isAfterPictograph = previous.contains(.pictographic) }
    if isHidden { return 0 }
    if scalar.clusterBreak == .regionalIndicator {
      if profile.regionalPairs == .joined, before.hasOpenRegional { return 0 }
      hasOpenRegional = true
    }
    if value == 0xFE0F, cell == 1, profile.emojiSelector.widens(before.previous) {
      cell = 2
      return cells + 1
    }
    if value == 0xFE0E, cell == 2, profile.textSelector.narrows(before.previous) {
      cell = 1
      return cells - 1
    }
    // What stays in a cluster without taking a cell leaves the one before it to be changed; what
    // begins a cluster doesn't, or the cluster would be another one alone.
    if cells > 0 || !scalar.clusterBreak.extendsCluster { cell = cells }
    return cells
  }

  /// Whether a scalar takes no cell because of what stands before it.
  private func isHidden(_ scalar: ScalarProperties, _ value: UInt32, by profile: WidthProfile)
    -> Bool
  {
    if let joined {
      switch profile.joiner {
      case .separate: break
      case .skipsNext: return true
      case .joinsEmoji:
        if joined, scalar.traits.contains(.pictographic) { return true }
      case .joinsNonASCII: if value >= 0x80 { return true }
      }
    }
    guard scalar.traits.contains(.emojiModifier), !isAtStart else { return false }
    return switch profile.skinTones {
    case .separate: false
    case .joinEmoji: previous.contains(.pictographic)
    case .joinAnything: true
    }
  }
}
