/// Whether mode 2027, which makes a terminal count grapheme clusters, is switched on.
///
/// Terminals that have it switched off count otherwise then, and mostly wrongly for emoji; those that
/// have it on by themselves are left alone, and so are those that say something else than they do: what
/// counts is how the samples are answered.
///
///     var policy = ClusterModePolicy()
///     policy.tries(.reset)  // true: CSI ? 2027 h, then the samples again
///     policy.keeps(fitted)  // false if it makes no clusters: CSI ? 2027 l
public enum ClusterModePolicy: Hashable, Sendable {
  /// The terminal is as it was found.
  case untouched
  /// The mode was switched on to see how the terminal counts then; on exit it must be reset.
  case trying
  /// The mode is on because of us; on exit it must be reset.
  case kept

  /// As the terminal is found.
  public init() { self = .untouched }

  /// Whether `CSI ? 2027 l` must be written on every way out.
  public var mustReset: Bool { self != .untouched }

  /// Takes what the terminal says of the mode; returns whether to switch it on and show the samples again.
  ///
  /// Only if it is reset and can be set, and only once.
  public mutating func tries(_ state: PrivateModeState?) -> Bool {
    guard self == .untouched, state == .reset else { return false }
    self = .trying
    return true
  }

  /// Takes how the terminal counts with the mode on, nil if it didn't answer; returns whether it stays on.
  ///
  /// It does if the terminal makes clusters then; otherwise it is to be reset.
  public mutating func keeps(_ fitted: FittedProfile?) -> Bool {
    guard self == .trying else { return self == .kept }
    let makesClusters =
      fitted.map { !$0.isHostile && $0.profile.segmentation == .graphemeClusters } ?? false
    self = makesClusters ? .kept : .untouched
    return makesClusters
  }
}
