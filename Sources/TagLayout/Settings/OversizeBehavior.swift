/// What happens to an item that is longer than the available room of a line.
///
/// With both, no frame ever starts before the inset.
public enum OversizeBehavior: Hashable, Sendable, CaseIterable {
  /// The item takes the whole room and no more; its owner shortens what it shows.
  case clamp
  /// The item keeps its length, stands alone on its line and sticks out at the line's end.
  case overflow
}
