/// One of the six middle ANSI colours, on the default background.
///
/// These six are readable on dark and on light terminals; black and white are not.
public enum Color: UInt8, Hashable, Sendable, CaseIterable {
  /// The raw values are the numbers of the colours in SGR 30–37.
  case red = 1
  case green, yellow, blue, magenta, cyan
}
