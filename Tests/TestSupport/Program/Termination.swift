/// How a process ended.
public enum Termination: Hashable, Sendable, CustomStringConvertible {
  /// By itself, with an exit code.
  case exited(Int32)
  /// By a signal.
  case signalled(Int32)

  /// What a shell shows as `$?`: the code, or 128 + the signal.
  public var shellStatus: Int32 {
    switch self {
    case .exited(let code): code
    case .signalled(let signal): 128 + signal
    }
  }

  /// `exit 2` or `signal 15`.
  public var description: String {
    switch self {
    case .exited(let code): "exit \(code)"
    case .signalled(let signal): "signal \(signal)"
    }
  }
}
