extension WidthSpellingError {
  /// What was wanted, with its article: `a width flag`.
  public var what: String {
    switch self {
    case .unknownMode: "a width mode"
    case .unknownFlag, .repeated: "a width flag"
    case .unknownValue(_, let flag, _): "a value of the width flag '\(flag)'"
    case .notAWidth(_, let cluster): "a number of cells for '\(cluster)'"
    }
  }
}
