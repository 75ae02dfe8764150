public import TagLayout

/// Why a terminal's `wait` came back.
public enum TerminalActivity: Hashable, Sendable {
  /// The terminal sent these bytes, at least one.
  case bytes([UInt8])
  /// The terminal has another size.
  case resized(Size)
  /// Nothing happened in the time given.
  case timedOut
  /// The program was stopped by a signal and goes on; the terminal has been taken again.
  case resumed
  /// The terminal is gone, for good.
  case hangUp
}
