/// The form of a cluster that a terminal driver may draw cell by cell.
///
/// ncurses gives a cell the width that the C library has for its first scalar, holds one scalar and four
/// marks in it, and draws a blank for what the library does not know. So what it is given must agree
/// with it: then the screen shows less than the text has, but every cell stands where it was measured.
public enum ScreenForm {
  /// Returns the pieces of a cluster, left to right; their widths add up to `width`.
  ///
  /// Joiners between emoji, variation selectors of emoji, and tags are left out. A scalar to which the
  /// C library gives another width than the profile becomes U+FFFD and blanks; a mark that it does not
  /// count as 0 is left out, as is the fifth on one base. What goes beyond `width` is cut, what is
  /// missing is filled with blanks.
  ///
  /// - Parameters:
  ///   - cluster: A cluster of clean text.
  ///   - width: Its cells, as measured.
  ///   - profile: Gives the cells of each scalar.
  ///   - known: What the C library's `wcwidth` says of a scalar; -1 if it does not know it.
  /// - Returns: Pieces to put side by side; none if `width` is 0 or less.
  public static func pieces(
    of cluster: Substring, width: Int, profile: WidthProfile, known: (Unicode.Scalar) -> Int
  ) -> [ScreenPiece] {
    var pieces: [ScreenPiece] = []
    var room = width
    for scalar in cluster.unicodeScalars where !isLeftOut(scalar) {
      let cells = profile.width(of: scalar)
      if cells == 0 {
        if known(scalar) == 0 { attach(scalar, to: &pieces) }
      } else if cells > room {
        break
      } else if known(scalar) == cells {
        pieces.append(ScreenPiece(scalars: [scalar], width: cells))
        room -= cells
      } else {
        pieces.append(.unknown)
        pieces.append(contentsOf: repeatElement(.blank, count: cells - 1))
        room -= cells
      }
    }
    pieces.append(contentsOf: repeatElement(.blank, count: max(room, 0)))
    return pieces
  }

  private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200D, 0xFE0E, 0xFE0F, 0xE0020...0xE007F: true
    default: false
    }
  }

  /// Adds a mark to the last piece; none to a stand-in, whose base is not there.
  private static func attach(_ mark: Unicode.Scalar, to pieces: inout [ScreenPiece]) {
    guard let last = pieces.last, last != .unknown, last != .blank,
      last.scalars.count <= SanitizingPass.markLimit
    else { return }
    pieces[pieces.count - 1] = ScreenPiece(scalars: last.scalars + [mark], width: last.width)
  }
}
