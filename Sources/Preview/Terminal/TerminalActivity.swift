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
  /// The signal came that asks the process to end, while `defersEnding` was set.
  case ending(signal: Int32)
  /// The terminal is gone, for good.
  case hangUp
}
