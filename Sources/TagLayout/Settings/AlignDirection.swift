/// How the items of a line are placed in it.
///
/// Every alignment places the same line breaks; only the items' positions along the line differ,
/// and with ``fill`` their lengths.
/// The first four raw values are those of the iOS flow layout that these alignments come from.
public enum AlignDirection: Int, Hashable, Sendable, CaseIterable {
  /// Flush left, in reading order.
  case left = 0
  /// Flush right, in reading order: the line is shifted as a whole.
  case rightFlow = 1
  /// Flush right, the first item right-most and later ones to its left: the mirror of `left`.
  case rightData = 2
  /// Centred, in reading order; an odd free cell stays on the right.
  case center = 3
  /// Free cells go between the items: CSS `space-between`. An only item stands at the start.
  case justified = 4
  /// Every item has the same number of free cells on either side: CSS `space-around`. An only
  /// item is centred.
  case spaceAround = 5
  /// The same number of free cells before, between and after the items: CSS `space-evenly`. An
  /// only item is centred.
  case spaceEvenly = 6
  /// Free cells widen the items, as equal `flex-grow` does in CSS. An only item takes the line.
  case fill = 7

  /// Whether it stretches lines to the whole room, so that the interitem spacing is a minimum.
  public var stretchesLines: Bool {
    switch self {
    case .left, .rightFlow, .rightData, .center: false
    case .justified, .spaceAround, .spaceEvenly, .fill: true
    }
  }
}
