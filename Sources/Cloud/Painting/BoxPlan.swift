import TagLayout

/// Where the parts of a box stand in a frame that may be smaller or larger than the box wants.
///
/// A frame lower than 3 turns a border into brackets; in a frame one cell wide `[` stands for the
/// box. Padding gives way before text: the left one first gets half of what the text leaves. Text
/// stands flush left after its padding, in the middle row.
struct BoxPlan: Hashable, Sendable {
  /// What is drawn around the text.
  enum Form: Hashable, Sendable {
    case border(BoxGlyphs)
    case brackets
    case bare
    /// Only the opening bracket: there is no cell for more.
    case stub
    /// No cell at all.
    case nothing
  }

  let form: Form
  /// The frame's size.
  let size: Size
  /// The row of the text, from the frame's top.
  let textRow: Int
  /// The first column of the text, from the frame's left edge.
  let textColumn: Int
  /// Cells for text: no text is cut that fits without padding.
  let textRoom: Int

  /// Plans a box for a text of `textWidth` cells.
  init(style: BoxStyle, padding: Int, textWidth: Int, size: Size) {
    self.size = size
    guard size.width > 0, size.height > 0 else {
      form = .nothing
      (textRow, textColumn, textRoom) = (0, 0, 0)
      return
    }
    textRow = (size.height - 1) / 2
    guard style.borderWidth < size.width else {
      form = .stub
      (textColumn, textRoom) = (size.width, 0)
      return
    }
    if style == .none {
      form = .bare
    } else if size.height >= 3, let glyphs = style.glyphs {
      form = .border(glyphs)
    } else {
      form = .brackets
    }
    let inner = size.width - 2 * style.borderWidth
    textRoom = min(max(0, textWidth), inner)
    textColumn = style.borderWidth + min(max(0, padding), (inner - textRoom) / 2)
  }
}

extension BoxPlan {
  /// Plans a box of a look.
  @inline(__always)
  init(_ look: BoxLook, textWidth: Int, size: Size) {
    self.init(style: look.style, padding: look.padding, textWidth: textWidth, size: size)
  }

  /// The plan of a tag's box.
  ///
  /// Inlined, because a call would retain and release what the settings hold for each box.
  @inline(__always)
  init(for index: Int, size: Size, in cloud: ArrangedCloud) {
    self.init(cloud.look(of: index), textWidth: Int(cloud.measured.widths[index]), size: size)
  }

  /// The plan of the box around the label for hidden tags.
  init(for label: ShownOverflow, in cloud: ArrangedCloud) {
    self.init(
      style: cloud.drawnBox, padding: cloud.settings.padding, textWidth: label.width,
      size: label.frame.size)
  }
}
