/// What asking a terminal has told so far.
public struct ProbeFindings: Hashable, Sendable {
  /// How it counts, with the cells of all clusters that were asked for as exceptions.
  public var profile: WidthProfile
  /// Whether it counts by no known rule, so that every cluster beyond ASCII is uncertain.
  public var isHostile: Bool
  /// What it says of mode 2026, synchronized output; nil if it doesn't.
  public var synchronizedOutput: PrivateModeState?
  /// What it said of mode 2027, grapheme clusters, as it was found; nil if it didn't.
  public var clusterMode: PrivateModeState?
  /// Whether the last batch was answered to its end; otherwise the time was up.
  public var isComplete: Bool

  /// Findings of these values.
  public init(
    profile: WidthProfile, isHostile: Bool = false, synchronizedOutput: PrivateModeState? = nil,
    clusterMode: PrivateModeState? = nil, isComplete: Bool
  ) {
    self.profile = profile
    self.isHostile = isHostile
    self.synchronizedOutput = synchronizedOutput
    self.clusterMode = clusterMode
    self.isComplete = isComplete
  }
}
