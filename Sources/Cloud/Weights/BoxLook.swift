public import Canvas

/// How a box is drawn: as the settings say, but for what a weight changes.
public struct BoxLook: Hashable, Sendable {
  /// The style of the box, not yet that for ASCII.
  public var style: BoxStyle
  /// Cells between text and border, on each side of the text.
  public var padding: Int
  /// Cells down.
  public var height: Int
  /// What text and border look like.
  public var textStyle = Style.plain

  /// The look of the settings.
  init(_ settings: CloudSettings) {
    style = settings.box
    padding = min(max(0, settings.padding), CellCount.maximum)
    height = settings.box.height
  }

  /// The look of a level of `count`.
  ///
  /// The one in the middle is that of the settings. Of five, level 5 is wider, taller, bold and coloured,
  /// level 4 wider and bold, level 2 has brackets, and level 1 is dim and bare. Boxes of one line stay
  /// so. Other numbers of levels take what is nearest.
  init(level: Int, of count: Int, _ settings: CloudSettings) {
    self.init(settings)
    let step = count < 2 ? 0 : ((level - 1) * 8 + (count - 1)) / (2 * (count - 1)) - 2
    if settings.emphasis.changesSize {
      switch step {
      case 2:
        padding += 2
        if style.isBordered { height += 2 }
      case 1: padding += 1
      case -1:
        if style.isBordered { style = .bracket }
        height = style.height
      case -2:
        style = .none
        padding = 0
        height = 1
      default: break
      }
    }
    if settings.emphasis.changesStyle {
      switch step {
      case 2: textStyle = Style(.bold, foreground: .magenta)
      case 1: textStyle = Style(.bold, foreground: .blue)
      case -1: textStyle = Style(foreground: .cyan)
      case -2: textStyle = Style(.dim)
      default: break
      }
    }
  }

  /// Cells of a box besides its text.
  var extraWidth: Int { 2 * (padding + style.borderWidth) }
}

/// The looks of all levels.
struct BoxLooks: Hashable, Sendable {
  /// The look of a box without a level, then those of the levels.
  private let looks: [BoxLook]

  init(_ settings: CloudSettings, levels: WeightLevels?) {
    looks =
      [BoxLook(settings)]
      + (1..<(levels?.count ?? 0) + 1).map { BoxLook(level: $0, of: levels?.count ?? 0, settings) }
  }

  /// The look of a level; 0 is that without one.
  subscript(level: UInt8) -> BoxLook { looks[Int(level)] }
}
