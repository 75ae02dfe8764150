extension WidthProfile {
  /// As options, status line and JSON spell it: `wcwidth`.
  public var spelling: String { "wcwidth" }

  /// Reads a spelling; nil if it is none.
  public init?(spelling: String) {
    guard spelling == WidthProfile.wcwidth.spelling else { return nil }
    self = .wcwidth
  }
}
