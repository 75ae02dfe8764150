/// What a terminal is opened with.
public struct TerminalOptions: Hashable, Sendable {
  /// The terminal's type, the value of TERM; nil if that is not set.
  public var type: String?
  /// Whether text may be drawn over the cells of the library that drives the terminal, where that would
  /// give it other cells than it was measured to take.
  public var drawsOverlays = true
  /// The locale that is tried if the one of the environment is missing or not UTF-8.
  public var fallbackLocale = "C.UTF-8"

  /// A terminal of a type, with overlays.
  public init(type: String?) {
    self.type = type
  }
}
