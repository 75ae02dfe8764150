/// What a terminal says of one of its private modes (DECRPM).
public enum PrivateModeState: Int, CaseIterable, Sendable {
  /// The terminal has no such mode.
  case notRecognized
  /// On, and can be switched off.
  case set
  /// Off, and can be switched on.
  case reset
  /// On for good.
  case permanentlySet
  /// Off for good.
  case permanentlyReset

  /// Whether `CSI ? mode h` and `l` do something.
  public var isChangeable: Bool {
    switch self {
    case .set, .reset: true
    case .notRecognized, .permanentlySet, .permanentlyReset: false
    }
  }
}
