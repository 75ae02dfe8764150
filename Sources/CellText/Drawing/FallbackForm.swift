/// The nearest that ncurses can draw of a cluster that it can't draw as it is.
///
/// For terminals on which nothing may be drawn over the cells of ncurses, and for the last column. It shows
/// less than the text has, but every cell stands where it was measured: each piece has the width that both
/// the C library and the terminal give it, no piece can join the one before it, and blanks make up the
/// rest.
public enum FallbackForm {
  /// Returns the pieces of a cluster, left to right; their widths add up to `width`.
  ///
  /// The first character is drawn with at most four marks: of emoji that are joined the first, without a
  /// skin tone, variation selector or tag. Of a flag the letters of its region are drawn. What the C
  /// library does not know, or gives another width than it was measured to have, becomes U+FFFD. What is
  /// missing is filled with blanks.
  ///
  /// - Parameters:
  ///   - cluster: A cluster of clean text.
  ///   - width: Its cells, as measured.
  ///   - known: What the C library's `wcwidth` says of a scalar; -1 if it does not know it.
  /// - Returns: Pieces to put side by side; none if `width` is 0 or less.
  public static func pieces(
    of cluster: Substring, width: Int, known: (Unicode.Scalar) -> Int
  ) -> [ScreenPiece] {
    guard width > 0 else { return [] }
    var pieces = regionLetters(of: cluster).prefix(width).map {
      ScreenPiece(scalars: [$0], width: 1)
    }
    if pieces.isEmpty {
      pieces = [firstCharacter(of: cluster, width: width, known: known) ?? .unknown]
    }
    let used = pieces.map(\.width).reduce(0, +)
    return pieces + repeatElement(.blank, count: width - used)
  }

  /// The letters that a flag is made of; none if it is no flag.
  private static func regionLetters(of cluster: Substring) -> [Unicode.Scalar] {
    cluster.unicodeScalars.prefix { (0x1F1E6...0x1F1FF).contains($0.value) }.map { indicator in
      Unicode.Scalar(UInt8(truncatingIfNeeded: indicator.value - 0x1F1E6 + 0x41))
    }
  }

  /// The first scalar with the marks on it; nil if its width is not what the terminal gives it.
  private static func firstCharacter(
    of cluster: Substring, width: Int, known: (Unicode.Scalar) -> Int
  ) -> ScreenPiece? {
    guard let base = cluster.unicodeScalars.first else { return nil }
    let zeros = cluster.unicodeScalars.dropFirst().prefix { known($0) == 0 }
    let marks = zeros.filter { !ScreenForm.isContested($0) }
    // What is left out, such as a variation selector, may be why the cluster takes more cells.
    let isWhole = cluster.unicodeScalars.count == 1 + marks.count
    let cells = known(base)
    guard cells > 0, isWhole ? cells == width : cells <= width,
      cells == WidthProfile.wcwidth.width(of: base)
    else { return nil }
    return ScreenPiece(
      scalars: [base] + marks.prefix(SanitizingPass.markLimit), width: cells)
  }
}
