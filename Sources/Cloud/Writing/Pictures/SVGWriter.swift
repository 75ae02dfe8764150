import Canvas
import TagLayout

/// Writes a cloud as a picture, SVG 1.1 with the CSS that browsers and editors know.
///
/// A cell is 8 × 16 pixels. Each tag is a `g` of a `rect`, whose place and size are those of its frame in
/// the JSON times the cell, and a `text`, which `textLength` gives exactly the cells that it has in a
/// terminal. Colours follow a light or a dark ground.
///
/// One element after another is handed over in chunks of 64 KiB, so memory holds the boxes of one line.
public enum SVGWriter {
  /// Writes the picture.
  ///
  /// O(bytes of the tags).
  public static func write(_ cloud: ArrangedCloud, to sink: inout some ByteSink) throws {
    var svg = MarkupOutput()
    let size = cloud.drawnSize.scaled
    // Lines around boxes stand half outside of them.
    let (width, height) = (size.width + 2 * margin, size.height + 2 * margin)
    svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    svg.append("width", width)
    svg.append("height", height)
    svg.append("viewBox", "-\(margin) -\(margin) \(width) \(height)")
    svg.append(" role=\"img\" aria-label=\"a cloud of \(cloud.tags.count) tags\">\n<style>\n")
    svg.append(style)
    svg.append("\n</style>\n<rect class=\"ground\"")
    svg.append("x", -margin)
    svg.append("y", -margin)
    svg.append(" width=\"100%\" height=\"100%\"/>\n")
    try cloud.forEachElement { element in
      switch element {
      case .header(let header): svg.append(header)
      case .tag(let index, let frame): svg.append(tag: index, frame, of: cloud)
      case .overflow(let label): svg.append(label, of: cloud)
      }
      try svg.output.flushIfFull(to: &sink)
    }
    svg.append("</svg>\n")
    try svg.output.flush(to: &sink)
  }

  /// Pixels around the cloud.
  private static let margin = 8

  private static let style =
    PictureStyle.colors + "\n" + PictureStyle.looks + """

      text{font-family:\(PictureStyle.fonts);font-size:13px;fill:var(--text);white-space:pre}
      rect,path{fill:none;stroke:var(--line);stroke-width:1}.heavy,.b .rounded,.b .square{stroke-width:2}
      .double{stroke-width:3}.bracket,.bare{stroke:none}.more{opacity:.65}.title{font-weight:bold}
      .ground{fill:var(--ground);stroke:none}
      """
}

extension MarkupOutput {
  fileprivate mutating func append(tag index: Int, _ frame: Rect, of cloud: ArrangedCloud) {
    let look = cloud.look(of: index)
    let plan = BoxPlan(look, textWidth: Int(cloud.measured.widths[index]), size: frame.size)
    let shown = cloud.shown(at: index, room: plan.textRoom)
    let classes = PictureStyle.classes(look.textStyle)
    append(classes.isEmpty ? "<g>" : "<g class=\"\(classes)\">")
    if shown.isTruncated {
      append("<title>")
      append(text: cloud.tags[index])
      append("</title>")
    }
    append(box: frame, look.style, plan, text: shown.text, width: shown.width)
    append("</g>\n")
  }

  fileprivate mutating func append(_ label: ShownOverflow, of cloud: ArrangedCloud) {
    append("<g class=\"more\">")
    append(
      box: label.frame, cloud.drawnBox, BoxPlan(for: label, in: cloud), text: label.text,
      width: label.width)
    append("</g>\n")
  }

  private mutating func append(
    box frame: Rect, _ style: BoxStyle, _ plan: BoxPlan, text: String, width: Int
  ) {
    let area = frame.scaled
    append("<rect")
    append("class", plan.isBordered ? style.pictureClass : "bare")
    append("x", area.x)
    append("y", area.y)
    append("width", area.width)
    append("height", area.height)
    if style == .rounded, plan.isBordered { append("rx", PictureStyle.cell.width) }
    append("/>")
    if plan.hasBrackets {
      append(text: "[", cells: 1, at: Point(x: frame.x, y: frame.y + plan.textRow))
      append(text: "]", cells: 1, at: Point(x: frame.maxX - 1, y: frame.y + plan.textRow))
    }
    append(
      text: text, cells: width,
      at: Point(x: frame.x + plan.textColumn, y: frame.y + plan.textRow))
  }

  fileprivate mutating func append(_ header: ShownHeader) {
    let (frame, cell) = (header.frame, PictureStyle.cell)
    append("<g class=\"header\"><path d=\"M")
    if header.scrollDirection == .vertical {
      append("\(frame.scaled.x) \(frame.scaled.y + cell.height - 1)h\(frame.scaled.width)")
    } else {
      append("\(frame.scaled.x + cell.width / 2) \(frame.scaled.y)v\(frame.scaled.height)")
    }
    append("\"/>")
    append(
      text: header.title, cells: header.width, at: Point(x: header.titleColumn, y: frame.y),
      class: "title")
    append("</g>\n")
  }

  private mutating func append(
    text: String, cells: Int, at point: Point, class name: String? = nil
  ) {
    guard cells > 0 else { return }
    let cell = PictureStyle.cell
    append("<text")
    if let name { append("class", name) }
    append("x", point.x * cell.width)
    append("y", point.y * cell.height + 12)
    append("textLength", cells * cell.width)
    append(" lengthAdjust=\"spacingAndGlyphs\">")
    append(text: text)
    append("</text>")
  }
}

extension BoxPlan {
  /// Whether a border goes all around the text.
  var isBordered: Bool { if case .border = form { true } else { false } }

  /// Whether brackets stand around the text.
  var hasBrackets: Bool { form == .brackets }
}

extension Size {
  /// In pixels.
  var scaled: Size {
    Size(width: width * PictureStyle.cell.width, height: height * PictureStyle.cell.height)
  }
}

extension Rect {
  /// In pixels.
  var scaled: Rect {
    let cell = PictureStyle.cell
    return Rect(
      x: x * cell.width, y: y * cell.height, width: width * cell.width,
      height: height * cell.height)
  }
}
