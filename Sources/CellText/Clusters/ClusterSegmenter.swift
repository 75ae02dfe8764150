/// Decides scalar by scalar where extended grapheme clusters begin (UAX #29), by a table of
/// `ClusterState`.
struct ClusterSegmenter: Sendable {
  private var state = UInt32(ClusterState.start.rawValue)

  /// Whether a scalar would stay in the cluster of those before it.
  @inline(__always)
  func joins(_ scalar: ScalarProperties) -> Bool {
    ScalarTables.clusterTransition(state, scalar) & 0x40 != 0
  }

  /// Takes a scalar; returns whether it stays in the cluster of those before it.
  @inline(__always)
  mutating func take(_ scalar: ScalarProperties) -> Bool {
    let transition = ScalarTables.clusterTransition(state, scalar)
    state = transition & 0x0F
    return transition & 0x40 != 0
  }

  /// Whether the next scalar stays in the cluster even if it is a letter.
  @inline(__always)
  var joinsAnything: Bool { state == UInt32(ClusterState.prepend.rawValue) }
}
