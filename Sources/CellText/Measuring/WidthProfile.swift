/// How a terminal counts cells.
///
/// Terminals disagree on the width of text, so measuring needs to say whose count is meant. A profile is
/// a table from width class to cells.
///
///     WidthProfile.wcwidth.width(of: "日本語")  // 6
public struct WidthProfile: Hashable, Sendable {
  let widths: ClassWidths

  /// The sum over code points from the committed tables, the same on every machine.
  ///
  /// What ncurses, xterm, VTE and alacritty do, and the rule where no terminal was asked. East Asian
  /// Ambiguous takes 1 cell, unassigned and control 1, a regional indicator 1.
  public static let wcwidth = WidthProfile(widths: .wcwidth)
}
