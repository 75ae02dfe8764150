import CellText

/// Code points on which terminals differ although Unicode gives them the width of many others.
enum WidthClassPolicy {
  static let ranges: [(WidthClass, [ClosedRange<Int>])] = [
    (.hexagram, [0x4DC0...0x4DFF]),
    (.trigram, [0x2630...0x2637, 0x268A...0x268F, 0x1D300...0x1D356, 0x1D360...0x1D376]),
    (.longDash, [0x2E3A...0x2E3B]),
  ]
}
