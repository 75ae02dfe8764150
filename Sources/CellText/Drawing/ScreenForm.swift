/// How a terminal driver draws a cluster so that it takes exactly the cells it was measured to take.
///
/// ncurses gives a cell the width that the C library has for its first scalar, holds one scalar and four
/// marks in it, and draws a blank for what the library does not know. Where that agrees with the measured
/// width the cluster can be one of its cells; where it does not, ncurses would put all that follows in the
/// row at wrong columns.
public enum ScreenForm: Hashable, Sendable {
  /// As a cell of ncurses.
  case native
  /// As blank cells of ncurses, over which the text is sent to a place of its own.
  case overlay

  /// The form of a cluster.
  ///
  /// Native is a scalar that takes cells, with at most four marks on it, if the C library knows all of them
  /// and gives them the measured width. Overlays are, though the widths may agree, what terminals are
  /// known to disagree on: anything joined by U+200D, with a variation selector of emoji or with tags,
  /// regional indicators, of which a pair must not be repainted by halves either, and scalars of a class
  /// of which terminals make different widths. Then what follows stands right though the terminal counts
  /// otherwise than it was measured.
  ///
  /// - Parameters:
  ///   - scalars: The scalars of a cluster of clean text.
  ///   - width: Its cells, as measured.
  ///   - known: What the C library's `wcwidth` says of a scalar; -1 if it does not know it.
  public init(
    of scalars: some Sequence<Unicode.Scalar>, width: Int, known: (Unicode.Scalar) -> Int
  ) {
    var marks = -1
    for scalar in scalars {
      let isBase = marks < 0
      let cells = known(scalar)
      guard isBase ? cells == width && width > 0 : cells == 0,
        marks < SanitizingPass.markLimit, !Self.isContested(scalar),
        WidthClass(of: scalar).isCertain
      else {
        self = .overlay
        return
      }
      marks += 1
    }
    self = .native
  }

  /// A text as it is sent to stand by itself: the terminal must not join what is sent next.
  ///
  /// tmux keeps a U+200D at the end of a text for the next character beyond ASCII, wherever the cursor is
  /// moved meanwhile. U+034F, a mark that nothing shows and that takes no cell, makes an end of it.
  /// Complexity: O(1), for texts that don't end so.
  public static func standingAlone(_ text: String) -> String {
    text.unicodeScalars.last == "\u{200D}" ? text + "\u{34F}" : text
  }

  /// Whether a scalar makes terminals disagree on the width of what it stands in.
  static func isContested(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200D, 0xFE0E, 0xFE0F, 0x1F1E6...0x1F1FF, 0xE0020...0xE007F: true
    default: false
    }
  }
}
