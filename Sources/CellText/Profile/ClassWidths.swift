/// The cells of each width class, two bits a class: a small value that can be compared.
struct ClassWidths: Hashable, Sendable {
  private var packed: UInt64 = 0

  /// What the sum of `wcwidth` gives with the committed tables, -1 counted as 1.
  static let wcwidth: ClassWidths = {
    var widths = ClassWidths()
    for widthClass in WidthClass.allCases {
      widths[widthClass] =
        switch widthClass {
        case .zero, .conjoiningJamo, .unassignedIgnorable, .lineSeparator: 0
        case .wide, .wideSpacingMark, .choseongFiller, .hangulFiller, .hexagram, .trigram: 2
        case .narrow, .ambiguous, .spacingMark, .prependedMark, .softHyphen, .halfwidthFiller,
          .circledNumber, .regionalIndicator, .unassigned, .control, .longDash:
          1
        }
    }
    return widths
  }()

  /// What terminals give that count by cluster.
  static let grapheme: ClassWidths = {
    var widths = wcwidth
    widths[.regionalIndicator] = 2
    widths[.halfwidthFiller] = 0
    widths[.hangulFiller] = 0
    return widths
  }()

  /// Cells as the class may take them; other numbers are clamped.
  subscript(widthClass: WidthClass) -> Int {
    get { Int(packed >> (2 * UInt64(widthClass.rawValue)) & 3) }
    set {
      let shift = 2 * UInt64(widthClass.rawValue)
      let counts = widthClass.cellCounts
      let cells = min(max(newValue, counts.lowerBound), counts.upperBound)
      packed = packed & ~(3 << shift) | UInt64(cells) << shift
    }
  }
}
