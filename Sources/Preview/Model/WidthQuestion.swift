/// What a terminal is asked of the cells that it gives to text.
public enum WidthQuestion: Hashable, Sendable {
  /// How it counts: the samples that make a profile.
  case samples
  /// How many cells these clusters take.
  case clusters([String])
}
