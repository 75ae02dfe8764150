import Canvas
import TagLayout

/// Writes a cloud as a page: one file, without a script, whose text can be selected.
///
/// A cell is 8 × 16 pixels. Each tag is a `div` with the place and the size of its frame in the JSON times
/// the cell. Colours follow a light or a dark ground.
///
/// One element after another is handed over in chunks of 64 KiB, so memory holds the boxes of one line.
public enum HTMLWriter {
  /// Writes the page.
  ///
  /// O(bytes of the tags).
  public static func write(_ cloud: ArrangedCloud, to sink: inout some ByteSink) throws {
    var html = MarkupOutput()
    let size = cloud.drawnSize.scaled
    html.append("<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n")
    html.append("<meta name=\"viewport\" content=\"width=device-width\">\n")
    html.append("<title>A cloud of \(cloud.tags.count) tags</title>\n<style>\n")
    html.append(style)
    html.append("\n</style>\n<div class=\"cloud\" style=\"width:\(size.width)px;")
    html.append("height:\(size.height)px\">\n")
    try cloud.forEachElement { element in
      switch element {
      case .header(let header): html.append(header)
      case .tag(let index, let frame): html.append(tag: index, frame, of: cloud)
      case .overflow(let label): html.append(label, of: cloud)
      }
      try html.output.flushIfFull(to: &sink)
    }
    html.append("</div>\n</html>\n")
    try html.output.flush(to: &sink)
  }

  private static let style =
    PictureStyle.colors + "\n" + PictureStyle.looks + """

      body{margin:16px;background:var(--ground);color:var(--text)}
      .cloud{position:relative;font:13px/16px \(PictureStyle.fonts)}
      .cloud div{position:absolute;overflow:hidden;white-space:pre;color:var(--text)}
      .cloud span{position:absolute;height:16px;text-align:center}
      .rounded,.square,.ascii{box-shadow:inset 0 0 0 1px var(--line)}.rounded{border-radius:8px}
      .heavy,.b.rounded,.b.square{box-shadow:inset 0 0 0 2px var(--line)}
      .double{box-shadow:inset 0 0 0 1px var(--line),inset 0 0 0 3px var(--ground),\
      inset 0 0 0 4px var(--line)}
      .more{opacity:.65}.row{box-shadow:inset 0 -1px var(--line);font-weight:bold}
      .column{box-shadow:inset 1px 0 var(--line);font-weight:bold}
      """
}

extension MarkupOutput {
  fileprivate mutating func append(tag index: Int, _ frame: Rect, of cloud: ArrangedCloud) {
    let look = cloud.look(of: index)
    let plan = BoxPlan(look, textWidth: Int(cloud.measured.widths[index]), size: frame.size)
    let shown = cloud.shown(at: index, room: plan.textRoom)
    let name = plan.isBordered ? look.style.pictureClass : "bare"
    let classes = PictureStyle.classes(look.textStyle)
    append(
      box: frame, "tag \(name)\(classes.isEmpty ? "" : " " + classes)", plan, text: shown.text,
      width: shown.width, title: shown.isTruncated ? cloud.tags[index] : nil)
  }

  fileprivate mutating func append(_ label: ShownOverflow, of cloud: ArrangedCloud) {
    let plan = BoxPlan(for: label, in: cloud)
    let name = plan.isBordered ? cloud.drawnBox.pictureClass : "bare"
    append(
      box: label.frame, "more \(name)", plan, text: label.text, width: label.width, title: nil)
  }

  fileprivate mutating func append(_ header: ShownHeader) {
    begin(header.frame, header.scrollDirection == .vertical ? "row" : "column", title: nil)
    append(
      text: header.title, cells: header.width, column: header.titleColumn - header.frame.x, row: 0)
    append("</div>\n")
  }

  private mutating func append(
    box frame: Rect, _ classes: String, _ plan: BoxPlan, text: String, width: Int, title: String?
  ) {
    begin(frame, classes, title: title)
    if plan.hasBrackets { append(text: "[", cells: 1, column: 0, row: plan.textRow) }
    append(text: text, cells: width, column: plan.textColumn, row: plan.textRow)
    if plan.hasBrackets {
      append(text: "]", cells: 1, column: frame.width - 1, row: plan.textRow)
    }
    append("</div>\n")
  }

  private mutating func begin(_ frame: Rect, _ classes: String, title: String?) {
    let area = frame.scaled
    append("<div")
    append("class", classes)
    append(
      " style=\"left:\(area.x)px;top:\(area.y)px;width:\(area.width)px;height:\(area.height)px\"")
    if let title { append("title", title) }
    append(">")
  }

  /// A text in the cells that it has in a terminal, counted from the corner of its box, whose border
  /// takes no room of them.
  private mutating func append(text: String, cells: Int, column: Int, row: Int) {
    guard cells > 0 else { return }
    let cell = PictureStyle.cell
    append("<span style=\"left:\(column * cell.width)px;top:\(row * cell.height)px;")
    append("width:\(cells * cell.width)px\">")
    append(text: text)
    append("</span>")
  }
}
