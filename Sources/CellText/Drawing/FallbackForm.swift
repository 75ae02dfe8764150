/// The nearest that ncurses can draw of a cluster that it can't draw as it is.
///
/// For terminals on which nothing may be drawn over the cells of ncurses, and for the last column. It shows
/// less than the text has where the C library gives the text other cells than the terminal, but every cell
/// stands where it was measured: blanks make up for what is missing.
public enum FallbackForm {
  /// Returns the pieces of a cluster, left to right; their widths add up to `width`.
  ///
  /// Where the C library gives the cluster the measured cells it is drawn whole, a piece for each scalar that
  /// takes cells: syllables of Indic scripts, Thai and Burmese. The terminal may join them, so all of them
  /// must be sent together, in order. Of other clusters the first character is drawn with at most four
  /// marks: of emoji that are joined the first, without a skin tone, variation selector or tag. Of a flag
  /// the letters of its region are drawn. What the C library does not know, or gives another width than it
  /// was measured to have, becomes U+FFFD. What is missing is filled with blanks.
  ///
  /// - Parameters:
  ///   - cluster: A cluster of clean text.
  ///   - width: Its cells, as measured.
  ///   - mayJoin: Whether pieces may be drawn that the terminal may join: they are sent in order.
  ///   - known: What the C library's `wcwidth` says of a scalar; -1 if it does not know it.
  /// - Returns: Pieces to put side by side; none if `width` is 0 or less.
  public static func pieces(
    of cluster: Substring, width: Int, mayJoin: Bool = true, known: (Unicode.Scalar) -> Int
  ) -> [ScreenPiece] {
    guard width > 0 else { return [] }
    if mayJoin, let pieces = wholePieces(of: cluster, width: width, known: known) {
      return pieces
    }
    var pieces = regionLetters(of: cluster).prefix(width).map {
      ScreenPiece(scalars: [$0], width: 1)
    }
    if pieces.isEmpty {
      pieces = [firstCharacter(of: cluster, width: width, known: known) ?? .unknown]
    }
    let used = pieces.map(\.width).reduce(0, +)
    return pieces + repeatElement(.blank, count: width - used)
  }

  /// A piece for each scalar that takes cells, with the marks on it; nil if they don't have the width
  /// together, or if the cluster holds what makes terminals disagree.
  private static func wholePieces(
    of cluster: Substring, width: Int, known: (Unicode.Scalar) -> Int
  ) -> [ScreenPiece]? {
    var pieces: [(scalars: [Unicode.Scalar], width: Int)] = []
    for scalar in cluster.unicodeScalars {
      let cells = known(scalar)
      guard cells >= 0, !ScreenForm.isContested(scalar), !isSkinTone(scalar) else { return nil }
      if cells > 0 {
        pieces.append(([scalar], cells))
      } else {
        guard let last = pieces.indices.last,
          pieces[last].scalars.count <= SanitizingPass.markLimit
        else { return nil }
        pieces[last].scalars.append(scalar)
      }
    }
    guard pieces.reduce(0, { $0 + $1.width }) == width else { return nil }
    return pieces.map { ScreenPiece(scalars: $0.scalars, width: $0.width) }
  }

  private static func isSkinTone(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F3FB...0x1F3FF).contains(scalar.value)
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
